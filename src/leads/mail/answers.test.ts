import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Database } from "#database/connect.server.ts";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import { leadActions, leads } from "#database/schema/leads.ts";
import { importContent } from "#database/publish-content.ts";
import { prepareDatabase } from "#database/seed.ts";
import { type Obstacle } from "#external-services/mail/mail.fake.ts";
import { eventually } from "#tests/eventually.ts";
import { FAST, submit } from "#tests/lead-delivery.ts";
import { runOutbox } from "#tests/running-outbox.ts";
import { groupMail, startMailServer } from "#tests/mail-server.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { createAnswerMail } from "./answer-mail.ts";
import { type NewAnswer, queueAnswer, settleAnswer } from "./answers.ts";
import { createQuoteFiles, type DrawQuote } from "./quote-files.ts";

const QUOTE = {
  date: "2047-05-20",
  begins: "20:00",
  ends: "01:00",
  guests: 120,
  rooms: ["Jardim"],
  currency: "BRL",
  lines: [{ what: "Jantar", quantity: 120, unitPrice: 25_000 }],
  conditions: "",
  validUntil: "",
} as const;

const readAnswer = async ({ orm }: Database, id: string) =>
  (await orm.select().from(leadAnswers).where(eq(leadAnswers.id, id)))[0];

// Rule 10.34.
describeOnBothEnginesByNight("answers by mail", (getDatabase) => {
  /** The worker of one process. */
  function startWorker(
    server: Awaited<ReturnType<typeof startMailServer>>,
    {
      draw = async () => new Uint8Array([37, 80, 68, 70]),
      mailTimeoutMs = FAST.mailTimeoutMs,
    } = {} as {
      draw?: DrawQuote;
      mailTimeoutMs?: number;
    },
  ) {
    const mail = {
      database: getDatabase(),
      settings: groupMail(server.url),
      mailboxes: [{ restaurant: "rubaiyat-rio", email: "rio@example.com" }],
      readSettings: async () => ({ siteName: "Casas", contact: { email: "casa@example.com" } }),
      quoteFiles: createQuoteFiles({
        draw,
        siteUrl: "https://site.test",
        author: async () => "Casas",
      }),
    };
    return runOutbox({
      database: getDatabase(),
      answerMail: createAnswerMail(mail),
      timing: { mailTimeoutMs },
    });
  }

  async function anAnswer(changes: Partial<NewAnswer> = {}): Promise<NewAnswer> {
    const { id: leadId } = await submit(getDatabase(), undefined);
    return {
      id: randomUUID(),
      leadId,
      actor: "account",
      subject: "Seu evento",
      text: "Olá!",
      quote: null,
      ...changes,
    };
  }

  const answerIn = (id: string, state: string) =>
    eventually(async () => {
      const answer = await readAnswer(getDatabase(), id);
      expect(answer?.state, answer?.reason).toBe(state);
      return answer;
    });

  test("an answer is mailed in the lead's thread, with its files, and the guest is answered", async () => {
    await prepareDatabase(getDatabase());
    const server = await startMailServer();
    const first = await anAnswer();
    await getDatabase()
      .orm.update(leads)
      .set({ visitorMailedAt: new Date() })
      .where(eq(leads.id, first.leadId));
    await queueAnswer(getDatabase().orm, first);
    startWorker(server);
    await answerIn(first.id, "sent");
    const second = { ...first, id: randomUUID(), quote: QUOTE };
    await queueAnswer(getDatabase().orm, second);
    await answerIn(second.id, "sent");
    const header = (index: number, name: string) =>
      server.received[index]?.headers.find(([key]) => key.toLowerCase() === name)?.[1];
    const thread = [`<${first.leadId}@example.com>`, `<${first.leadId}.visitor@example.com>`];
    expect(header(0, "references")).toBe(thread.join(" "));
    expect(header(0, "in-reply-to")).toBe(thread[1]);
    expect(header(0, "reply-to")).toContain("rio@example.com");
    expect(header(0, "auto-submitted")).toBeUndefined();
    expect(header(1, "in-reply-to")).toBe(`<${first.id}.answer@example.com>`);
    expect(header(1, "message-id")).toBe(`<${second.id}.answer@example.com>`);
    const [pdf, calendar] = server.received[1]?.attachments ?? [];
    expect(pdf).toMatchObject({ filename: "orcamento-2047-05-20.pdf" });
    const event = Buffer.from(calendar?.content ?? [])
      .toString()
      .split(/\r?\n/);
    expect(event).toContain("STATUS:TENTATIVE");
    expect(event).toContain("DTSTART:20470520T200000");
    expect(event).toContain("DTEND:20470521T010000");
    const [lead] = await getDatabase().orm.select().from(leads).where(eq(leads.id, first.leadId));
    expect(lead).toMatchObject({ handling: "answered", ownerId: null });
    expect(lead?.answeredAt).not.toBeNull();
    expect(await getDatabase().orm.select().from(leadActions)).toMatchObject([
      { action: "answer", detail: "desk", actor: "account" },
      { action: "answer", detail: "desk", actor: "account" },
    ]);
  });

  test("replies go to whom the staff have named for the restaurant's leads of that kind", async () => {
    const of = { restaurants: ["rubaiyat-rio"] };
    const mailboxes = [
      { email: "todos@example.com", restaurants: [], topics: [] },
      { email: "vagas@example.com", ...of, topics: ["trabalhe-conosco" as const] },
      { email: "salao@example.com", ...of, topics: ["eventos" as const] },
    ];
    await prepareDatabase(getDatabase());
    await importContent(getDatabase(), { mailboxes: [{ slug: "leads", mailboxes }] });
    const server = await startMailServer();
    const answer = await anAnswer();
    const about = { restaurant: "rubaiyat-rio", subject: "eventos" };
    await getDatabase().orm.update(leads).set(about).where(eq(leads.id, answer.leadId));
    await queueAnswer(getDatabase().orm, answer);
    startWorker(server);
    await answerIn(answer.id, "sent");
    const headers = new Map(server.received[0]?.headers);
    expect([...headers].find(([name]) => name.toLowerCase() === "reply-to")?.[1]).toContain(
      "salao@example.com",
    );
  });

  test("two presses, and two processes, are one mail", async () => {
    const server = await startMailServer();
    const answer = await anAnswer();
    const { orm } = getDatabase();
    const both = await Promise.all([queueAnswer(orm, answer), queueAnswer(orm, answer)]);
    expect(both).toEqual([true, true]);
    startWorker(server);
    startWorker(server);
    await answerIn(answer.id, "sent");
    expect(await queueAnswer(orm, answer)).toBe(true);
    // Another mail would follow at once.
    const next = await anAnswer();
    await queueAnswer(orm, next);
    await answerIn(next.id, "sent");
    expect(server.received.map(({ envelope }) => envelope.to)).toHaveLength(2);
    // An id is that of one lead's answer.
    expect(await queueAnswer(orm, { ...next, id: answer.id })).toBe(false);
  });

  test.each<readonly [string, Obstacle | undefined, string]>([
    ["refused for good", { at: "recipient", code: 550 }, "parked"],
    ["not answered after the message", { at: "message" }, "unknown"],
  ])(
    "what is %s waits for a person, who sends it again or settles it",
    async (_, obstacle, state) => {
      const server = await startMailServer();
      server.obstruct(obstacle);
      const answer = await anAnswer();
      const { orm } = getDatabase();
      await queueAnswer(orm, answer);
      const mailTimeoutMs = state === "unknown" ? 1000 : FAST.mailTimeoutMs;
      const { lines, stop } = startWorker(server, { mailTimeoutMs });
      await answerIn(answer.id, state);
      await stop();
      startWorker(server);
      const tries = server.connections();
      server.obstruct(undefined);
      const [lead] = await orm.select().from(leads).where(eq(leads.id, answer.leadId));
      expect(lead?.handling).toBe("new");
      expect(JSON.stringify(lines)).not.toContain("visitor-");
      expect(server.connections()).toBe(tries);
      expect(await settleAnswer(orm, { ...answer, leadId: randomUUID() }, "resend")).toBe(false);
      expect(await settleAnswer(orm, answer, "resend")).toBe(true);
      await answerIn(answer.id, "sent");
      expect(server.received).toHaveLength(1);
      expect(await settleAnswer(orm, answer, "sent")).toBe(false);
    },
  );

  test("what a mail server cannot take now is sent later, and so is a quote that could not be drawn", async () => {
    const server = await startMailServer();
    server.obstruct({ at: "greeting", code: 421 });
    await prepareDatabase(getDatabase());
    const answer = await anAnswer({ quote: QUOTE });
    await queueAnswer(getDatabase().orm, answer);
    const draw = vi
      .fn<DrawQuote>()
      .mockRejectedValueOnce(new Error("The thread failed"))
      .mockResolvedValue(new Uint8Array([37]));
    startWorker(server, { draw });
    await eventually(() => expect(server.connections()).toBeGreaterThan(1));
    server.obstruct(undefined);
    await answerIn(answer.id, "sent");
    expect(server.received).toHaveLength(1);
  });

  test("a process that ended while it sent leaves an answer of which nobody knows", async () => {
    const server = await startMailServer();
    const answer = await anAnswer();
    const { orm } = getDatabase();
    await queueAnswer(orm, answer);
    const sendingSince = sql`clock_timestamp() - interval '1 hour'`;
    await orm.update(leadAnswers).set({ sendingSince, attempts: 1 });
    startWorker(server);
    expect(await answerIn(answer.id, "unknown")).toMatchObject({ reason: "Envio interrompido" });
    expect(server.received).toEqual([]);
    expect(await settleAnswer(orm, answer, "sent")).toBe(true);
    const [lead] = await orm.select().from(leads).where(eq(leads.id, answer.leadId));
    expect(lead?.handling).toBe("answered");
  });
});
