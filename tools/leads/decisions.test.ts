import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { leads } from "#database/schema/leads.ts";
import { answersTo, queueAnswer } from "#leads/mail/answers.ts";
import { aStoredLead, readLead, stepsOf } from "#tests/lead-delivery.ts";
import { leadsTool } from "#tests/leads-tool.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

describeWithDatabase("the staff's decisions", (database, connectAgain) => {
  const tool = leadsTool(connectAgain);
  const inState = (state: typeof leads.$inferSelect.state, restaurant = "rubaiyat-rio") =>
    aStoredLead(database, { restaurant }, { state, reason: "Erro HTTP: 401" });
  const stateOf = async (id: string) => (await readLead(database, id)).state;

  test("redeliver queues parked and quarantined leads, and explains refusals", async () => {
    const parked = await inState("parked");
    const spam = await inState("quarantined");
    const unknown = await inState("unknown");
    const delivered = await inState("delivered");
    const good = await tool("redeliver", parked.id, spam.id.slice(0, 13));
    expect(good).toMatchObject({ code: 0, stderr: "" });
    expect(good.stdout).toContain(`${parked.id} waits`);
    const bad = await tool("redeliver", unknown.id, delivered.id);
    expect(bad).toMatchObject({ code: 1, stdout: "" });
    expect(bad.stderr).toContain(`settle ${unknown.id}`);
    expect(bad.stderr).toContain(`${delivered.id} was left alone: it is delivered.`);
    // One unknown id leaves all leads unchanged.
    const other = await inState("parked");
    expect(await tool("redeliver", other.id, "00000000")).toMatchObject({ code: 1, stdout: "" });
    const all = [parked, spam, unknown, delivered, other].map(({ id }) => stateOf(id));
    expect((await Promise.all(all)).join()).toBe("waiting,waiting,unknown,delivered,parked");
  });

  test("redeliver --parked queues exactly the parked leads", async () => {
    const rio = await inState("parked");
    const madrid = await inState("parked", "rubaiyat-madrid");
    const unknown = await inState("unknown");
    expect((await tool("redeliver", "--parked")).stdout).toBe("2 leads to be sent again.\n");
    expect(await stateOf(madrid.id)).toBe("waiting");
    expect(await stateOf(rio.id)).toBe("waiting");
    expect(await stateOf(unknown.id)).toBe("unknown");
  });

  test("settle marks a lead as delivered or queues it again", async () => {
    const first = await inState("unknown");
    const second = await inState("unknown");
    expect(await tool("settle", first.id, "--delivered")).toMatchObject({ code: 0, stderr: "" });
    expect(await tool("settle", second.id, "--resend")).toMatchObject({ code: 0, stderr: "" });
    const delivered = { state: "delivered", reason: "" };
    expect(await readLead(database, first.id)).toMatchObject(delivered);
    expect(await stepsOf(database, first.id)).toContain("delivered: Confirmado pela equipe");
    expect(await stateOf(second.id)).toBe("waiting");
    const again = await tool("settle", first.id, "--resend");
    expect(again).toMatchObject({ code: 1, stdout: "" });
    expect(again.stderr).toContain("is delivered");
    expect(await stateOf(first.id)).toBe("delivered");
  });

  // Rule 6.23.
  test("restored marks all waiting leads as unknown, so that nothing is sent twice", async () => {
    const { orm } = database;
    const later = { sendingSince: new Date(), visitorMailNextAttemptAt: new Date() };
    const { id: leadId } = await aStoredLead(database, {}, later);
    const answer = { actor: "ana", subject: "Re", text: "Sim", quote: null };
    expect(await queueAnswer(orm, { id: randomUUID(), leadId, ...answer })).toBe(true);
    const parked = await inState("parked");
    expect(await tool("restored")).toMatchObject({ code: 1, stdout: "" });
    expect(await stateOf(leadId)).toBe("waiting");
    expect(await tool("restored", "--yes")).toMatchObject({
      code: 0,
      stdout: "Unknown now: 1 leads, 1 answers. Not sent: 1 mails to visitors.\n",
    });
    expect(await readLead(database, leadId)).toMatchObject({
      state: "unknown",
      reason: "Banco restaurado: talvez já enviado",
      sendingSince: null,
      visitorMailNextAttemptAt: null,
    });
    expect((await stepsOf(database, leadId)).at(-1)).toMatch(/^unknown: Banco restaurado/);
    expect(await answersTo(orm, leadId)).toMatchObject([{ state: "unknown", sendingSince: null }]);
    expect(await stateOf(parked.id)).toBe("parked");
    expect(await tool("settle", leadId, "--delivered")).toMatchObject({ code: 0 });
    expect((await tool("restored", "--yes")).stdout).toMatch(/^Unknown now: 0 leads, 0 answers/);
  });
});
