import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { deskAccounts } from "#database/schema/desk.ts";
import { leadActions, leads } from "#database/schema/leads.ts";
import type { Behaviour } from "#services/rd-station/rd-station.fake.ts";
import { postJson } from "#services/rd-station/post-json.ts";
import { eventually } from "#tests/eventually.ts";
import {
  leadIn,
  leadWith,
  platformAt,
  readLead,
  runOutbox,
  startPlatform,
  stepsOf,
  submit,
} from "#tests/lead-delivery.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { purgeQuarantine } from "./deliver/outbox.queries.ts";
import { redeliver, settle } from "./deliver/staff-decisions.ts";
import { handleLeads, type LeadStep } from "./handle-lead.ts";
import type { SendLeadMail } from "./mail/mail-lead.ts";

const WITHHELD = { state: "quarantined", reason: "Fechado como spam pela equipe" };
const SPAM = { action: "close", outcome: "spam" } as const;
const REOPEN = { action: "reopen" } as const;
const TAKEN = { accepted: ["grupo@example.com"], refusals: [] };

// Rule 6.24.
describeWithDatabase("closing a lead as spam", (database) => {
  beforeEach(async () => {
    const account = {
      email: "ana@example.com",
      name: "Ana",
      role: "manager",
      language: "pt",
    } as const;
    await database.orm.insert(deskAccounts).values({ id: "ana", ...account });
  });

  async function act(id: string, step: LeadStep) {
    const { orm } = database;
    const [last] = await orm
      .select({ id: leadActions.id })
      .from(leadActions)
      .where(eq(leadActions.leadId, id))
      .orderBy(desc(leadActions.id))
      .limit(1);
    const seen = last?.id ?? null;
    expect(await handleLeads(orm, [{ id, seen }], { step, actor: "ana" })).toHaveLength(1);
  }
  const outbox = async (answers: Behaviour[] = [], mail?: SendLeadMail) => {
    const platform = await startPlatform(...answers);
    const rdStation = platformAt(platform);
    return { platform, ...runOutbox({ database, rdStation, mail }) };
  };

  test("withholds a waiting lead from platform and mail until it is reopened", async () => {
    const mail = vi.fn<SendLeadMail>(async () => TAKEN);
    const off = runOutbox({ database, mail });
    await off.stop();
    const spam = await submit(database, off);
    const lost = await submit(database, off);
    await act(spam.id, SPAM);
    await act(lost.id, { action: "close", outcome: "lost" });
    expect(await readLead(database, spam.id)).toMatchObject(WITHHELD);
    const { platform } = await outbox([], mail);
    await leadIn(database, lost.id, "delivered");
    await leadWith(database, lost.id, { mailedAt: expect.any(Date) });
    await leadWith(database, spam.id, { mailNextAttemptAt: null, ...WITHHELD });
    expect(await redeliver(database, [spam.id])).toEqual([]);
    expect(platform.taken(spam.email)).toBe(0);
    await act(spam.id, REOPEN);
    await leadIn(database, spam.id, "delivered");
    await leadWith(database, spam.id, { mailedAt: expect.any(Date), mailReason: "" });
    expect(mail.mock.calls.map(([lead]) => lead.email).toSorted()).toEqual(
      [spam.email, lost.email].toSorted(),
    );
    expect(await stepsOf(database, spam.id)).toEqual([
      "waiting",
      `quarantined: ${WITHHELD.reason}`,
      "waiting: Reaberto pela equipe",
      "delivered",
    ]);
  });

  test.each<[string, Behaviour | undefined, object]>([
    ["takes it", undefined, { state: "delivered" }],
    ["refuses it", { status: 422 }, { state: "parked" }],
    ["would be called again", { status: 500 }, WITHHELD],
    ["asks to wait", { status: 429 }, WITHHELD],
    ["cuts off", "cut after", { state: "unknown" }],
  ])("lets an attempt under way end when the platform %s", async (_, answer, ends) => {
    const call = Promise.withResolvers<void>();
    const { id, email } = await submit(database, undefined);
    const platform = await startPlatform(...(answer === undefined ? [] : [answer]));
    const post = vi.fn<typeof postJson>(async (...given) => {
      await call.promise;
      return postJson(...given);
    });
    runOutbox({ database, rdStation: platformAt(platform), post });
    await eventually(() => expect(post).toHaveBeenCalled());
    await act(id, SPAM);
    expect(await readLead(database, id)).toMatchObject({ state: "waiting", outcome: "spam" });
    call.resolve();
    await leadWith(database, id, ends);
    expect(post).toHaveBeenCalledTimes(1);
    expect(platform.taken(email)).toBeLessThan(2);
  });

  test("withholds leads closed by an earlier version, and keeps the filter's reason", async () => {
    const before = await submit(database, undefined);
    const suspected = {
      state: "quarantined",
      reason: "Suspeita de spam: endereço no nome",
    } as const;
    const filtered = await submit(database, undefined, suspected);
    const closed = { handling: "closed", outcome: "spam" } as const;
    await database.orm.update(leads).set(closed).where(eq(leads.id, before.id));
    await act(filtered.id, SPAM);
    const { platform } = await outbox();
    await leadWith(database, before.id, WITHHELD);
    await act(filtered.id, REOPEN);
    expect(await readLead(database, filtered.id)).toMatchObject(suspected);
    expect(platform.state.received).toEqual([]);
  });

  test("leaves an unknown lead unknown, and refuses to resend it until it is reopened", async () => {
    const { orm } = database;
    const { id } = await submit(database, undefined);
    await orm.update(leads).set({ state: "unknown" });
    await act(id, SPAM);
    expect(await settle(database, id, "resend")).toBe(false);
    await act(id, REOPEN);
    expect(await readLead(database, id)).toMatchObject({ state: "unknown" });
    expect(await settle(database, id, "resend")).toBe(true);
  });

  test("restarts the quarantine's retention at closing", async () => {
    const { orm } = database;
    const { id } = await submit(database, undefined);
    await orm.update(leads).set({ createdAt: new Date(0) });
    await act(id, SPAM);
    expect(await purgeQuarantine(orm, 30)).toBe(0);
    await orm.update(leads).set({ updatedAt: new Date(0) });
    expect(await purgeQuarantine(orm, 30)).toBe(1);
  });
});
