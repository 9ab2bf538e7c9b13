import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import { jobs } from "#database/schema/jobs.ts";
import { leadActions } from "#database/schema/leads.ts";
import { importContent } from "#content/store/publish-content.ts";
import { zoneOf } from "#content/schemas/restaurant-zone.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import type { Obstacle } from "#services/mail/mail.fake.ts";
import { eventually } from "#tests/eventually.ts";
import { FAST, readLead, runOutbox, submit } from "#tests/lead-delivery.ts";
import { groupMail, startMailServer } from "#tests/mail-server.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { createAnswerMail } from "./answer-mail.ts";
import { jobOf, VISITOR_MAIL } from "../lead-jobs.ts";
import { type NewAnswer, queueAnswer, settleAnswer } from "./answers.ts";
import { createQuoteFiles, type DrawQuote } from "./quote-files.ts";

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

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

const headerOf = (server: MailServer, at: number, name: string) =>
  server.received[at]?.headers.find(([key]) => key.toLowerCase() === name)?.[1];

// Rule 10.34.
describeOnBothEnginesByNight("answers by mail", (database) => {
  function startWorker(
    server: MailServer,
    draw: DrawQuote = async () => new Uint8Array([37, 80, 68, 70]),
    mailTimeoutMs = FAST.mailTimeoutMs,
  ) {
    const author = async () => "Casas";
    const answerMail = createAnswerMail({
      database,
      settings: groupMail(server.url),
      mailboxes: [{ restaurant: "rubaiyat-rio", email: "rio@example.com" }],
      readSettings: async () => ({ siteName: "Casas", contact: { email: "casa@example.com" } }),
      quoteFiles: createQuoteFiles({ draw, siteUrl: "https://site.test", author, zoneOf }),
    });
    return runOutbox({ database, answerMail, timing: { mailTimeoutMs } });
  }

  async function anAnswer(quote: NewAnswer["quote"] = null): Promise<NewAnswer> {
    const { id: leadId } = await submit(database, undefined);
    const words = { actor: "account", subject: "Seu evento", text: "Olá!" };
    const answer = { id: randomUUID(), leadId, ...words, quote };
    expect(await queueAnswer(database.orm, answer)).toBe(true);
    return answer;
  }

  const answerIn = (id: string, state: string) =>
    eventually(async () => {
      const isIt = eq(leadAnswers.id, id);
      const [answer] = await database.orm.select().from(leadAnswers).where(isIt);
      expect(answer?.state, answer?.reason).toBe(state);
      return answer;
    });

  test("mails an answer in the lead's thread with its files, and marks the lead answered", async () => {
    await prepareDatabase(database);
    const server = await startMailServer();
    const first = await anAnswer();
    await database.orm.insert(jobs).values({ ...jobOf(VISITOR_MAIL, first.leadId), state: "done" });
    startWorker(server);
    await answerIn(first.id, "sent");
    const second = { ...first, id: randomUUID(), quote: QUOTE };
    await queueAnswer(database.orm, second);
    await answerIn(second.id, "sent");
    const thread = [`<${first.leadId}@example.com>`, `<${first.leadId}.visitor@example.com>`];
    expect(headerOf(server, 0, "references")).toBe(thread.join(" "));
    expect(headerOf(server, 0, "in-reply-to")).toBe(thread[1]);
    expect(headerOf(server, 0, "reply-to")).toContain("rio@example.com");
    expect(headerOf(server, 0, "auto-submitted")).toBeUndefined();
    expect(headerOf(server, 1, "in-reply-to")).toBe(`<${first.id}.answer@example.com>`);
    expect(headerOf(server, 1, "message-id")).toBe(`<${second.id}.answer@example.com>`);
    const [pdf, calendar] = server.received[1]?.attachments ?? [];
    expect(pdf).toMatchObject({ filename: "orcamento-2047-05-20.pdf" });
    const event = Buffer.from(calendar?.content ?? []).toString();
    expect(event.split(/\r?\n/)).toEqual(
      expect.arrayContaining([
        "STATUS:TENTATIVE",
        "DTSTART:20470520T230000Z",
        "DTEND:20470521T040000Z",
      ]),
    );
    expect(await readLead(database, first.leadId)).toMatchObject({
      handling: "answered",
      ownerId: null,
      answeredAt: expect.any(Date),
    });
    const said = { action: "answer", detail: "desk", actor: "account" };
    expect(await database.orm.select().from(leadActions)).toMatchObject([said, said]);
  });

  test("directs replies to the mailbox named for the restaurant's leads of that topic", async () => {
    const of = { restaurants: ["rubaiyat-rio"] };
    const mailboxes = [
      { email: "todos@example.com", restaurants: [], topics: [] },
      { email: "vagas@example.com", ...of, topics: ["trabalhe-conosco" as const] },
      { email: "salao@example.com", ...of, topics: ["eventos" as const] },
    ];
    await prepareDatabase(database);
    await importContent(database, { mailboxes: [{ slug: "leads", mailboxes }] });
    const server = await startMailServer();
    const answer = await anAnswer();
    startWorker(server);
    await answerIn(answer.id, "sent");
    expect(headerOf(server, 0, "reply-to")).toContain("salao@example.com");
  });

  test("sends one mail for two clicks and two processes", async () => {
    const server = await startMailServer();
    const answer = await anAnswer();
    const { orm } = database;
    const again = { ...answer, id: randomUUID() };
    const both = await Promise.all([queueAnswer(orm, again), queueAnswer(orm, again)]);
    expect(both).toEqual([true, true]);
    startWorker(server);
    startWorker(server);
    await answerIn(answer.id, "sent");
    await answerIn(again.id, "sent");
    expect(await queueAnswer(orm, answer)).toBe(true);
    // Another mail would follow at once.
    const next = await anAnswer();
    await answerIn(next.id, "sent");
    expect(server.received).toHaveLength(3);
    // An id belongs to one lead's answer.
    expect(await queueAnswer(orm, { ...next, id: answer.id })).toBe(false);
  });

  test.each<readonly [string, Obstacle, string]>([
    ["refused for good", { at: "recipient", code: 550 }, "parked"],
    ["unanswered after the message", { at: "message" }, "unknown"],
  ])(
    "leaves an answer that was %s to a user, who resends or settles it",
    async (_, obstacle, state) => {
      const server = await startMailServer();
      server.obstruct(obstacle);
      const answer = await anAnswer();
      const { orm } = database;
      const mailTimeoutMs = state === "unknown" ? 1000 : FAST.mailTimeoutMs;
      const { lines, stop } = startWorker(server, undefined, mailTimeoutMs);
      await answerIn(answer.id, state);
      await stop();
      startWorker(server);
      const tries = server.connections();
      server.obstruct(undefined);
      expect(await readLead(database, answer.leadId)).toMatchObject({ handling: "new" });
      expect(JSON.stringify(lines)).not.toContain("visitor-");
      expect(server.connections()).toBe(tries);
      expect(await settleAnswer(orm, { ...answer, leadId: randomUUID() }, "resend")).toBe(false);
      expect(await settleAnswer(orm, answer, "resend")).toBe(true);
      await answerIn(answer.id, "sent");
      expect(server.received).toHaveLength(1);
      expect(await settleAnswer(orm, answer, "sent")).toBe(false);
    },
  );

  test("retries after a temporary refusal and after a failed drawing of the quote", async () => {
    const server = await startMailServer();
    server.obstruct({ at: "greeting", code: 421 });
    await prepareDatabase(database);
    const answer = await anAnswer(QUOTE);
    const draw = vi
      .fn<DrawQuote>()
      .mockRejectedValueOnce(new Error("The thread failed"))
      .mockResolvedValue(new Uint8Array([37]));
    startWorker(server, draw);
    await eventually(() => expect(server.connections()).toBeGreaterThan(1));
    server.obstruct(undefined);
    await answerIn(answer.id, "sent");
    expect(server.received).toHaveLength(1);
  });

  test("marks an answer as unknown when its process died while sending", async () => {
    const server = await startMailServer();
    const answer = await anAnswer();
    const { orm } = database;
    const sendingSince = sql`clock_timestamp() - interval '1 hour'`;
    await orm.update(leadAnswers).set({ sendingSince, attempts: 1 });
    startWorker(server);
    expect(await answerIn(answer.id, "unknown")).toMatchObject({ reason: "Envio interrompido" });
    expect(server.received).toEqual([]);
    expect(await settleAnswer(orm, answer, "sent")).toBe(true);
    expect(await readLead(database, answer.leadId)).toMatchObject({ handling: "answered" });
  });
});
