import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readLead, stepsOf, submit } from "#tests/lead-delivery.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { createDatabaseStore } from "#database/rate-limit.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { dailyVitals } from "#database/schema/daily-vitals.ts";
import { deskVerifications } from "#database/schema/desk.ts";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import { dailyKeys, leadActions, leads, rateLimits } from "#database/schema/leads.ts";
import { redeliver } from "#leads/deliver/staff-decisions.ts";
import { CLEAN_UP_EVERY_MS, createCleanUp } from "./clean-up.ts";

const SPAM = { state: "quarantined", reason: "Suspeita" } as const;

describeWithDatabase("the clean-up", (database) => {
  /** Runs until nothing is left; returns the logged fields. */
  async function cleanUp(quarantineDays = 30, leadMonths = 24) {
    const { log, lines } = recordLog();
    const round = createCleanUp({ database, quarantineDays, leadMonths, log });
    while ((await round()) < CLEAN_UP_EVERY_MS);
    return lines.map(({ fields }) => fields);
  }
  const age = (id: string, time: string) =>
    database.orm.execute(
      sql`update leads set created_at = created_at - ${time}::interval where id = ${id}::uuid`,
    );
  const ids = async () => (await database.orm.select().from(leads)).map(({ id }) => id).toSorted();

  test("deletes expired quarantined leads with their history, and nothing else", async () => {
    const old = await submit(database, undefined, SPAM);
    const young = await submit(database, undefined, SPAM);
    const good = await submit(database, undefined);
    const found = await submit(database, undefined, SPAM);
    for (const { id } of [old, good, found]) await age(id, "30 days 1 minute");
    await age(young.id, "29 days 23 hours");
    await database.orm.execute(sql`update leads set updated_at = created_at`);
    await redeliver(database, [found.id]);
    expect(await cleanUp(0)).toEqual([]);
    expect(await cleanUp()).toEqual([{ leads: 1, days: 30 }]);
    expect(await ids()).toEqual([young.id, good.id, found.id].toSorted());
    expect(await stepsOf(database, old.id)).toEqual([]);
    expect(await readLead(database, found.id)).toMatchObject({ state: "waiting" });
  });

  // Rule 7.6.
  test("deletes measurements of visits after a year", async () => {
    const row = { vital: "lcp", screen: "home", device: "phone", country: "", bucket: 0, count: 1 };
    const { orm } = database;
    const days = [360, 370].map((ago) => sql<string>`current_date - ${ago}::int`);
    await orm.insert(dailyVitals).values(days.map((day) => ({ ...row, day })));
    await cleanUp();
    expect(await orm.$count(dailyVitals)).toBe(1);
  });

  // Rule 6.20.
  test("deletes messages so many months after the last activity, but no sign-ups", async () => {
    const { orm } = database;
    const stored = async (
      form: "contact_form" | "newsletter_form",
      changed: string,
      state = "delivered",
    ) => {
      const { id } = await submit(database, undefined, { form });
      await age(id, "3 years");
      await orm.execute(
        sql`update leads set updated_at = updated_at - ${changed}::interval, state = ${state} where id = ${id}::uuid`,
      );
      return id;
    };
    await stored("contact_form", "24 months 1 day");
    const noted = await stored("contact_form", "3 years");
    const answered = await stored("contact_form", "3 years");
    const kept = [
      noted,
      answered,
      await stored("contact_form", "23 months 27 days"),
      await stored("newsletter_form", "3 years"),
      await stored("contact_form", "3 years", "parked"),
    ];
    const actor = "account-1";
    await orm.insert(leadActions).values({ leadId: noted, actor, action: "note", note: "Volta" });
    const answer = { subject: "Olá", text: "Sim." };
    await orm.insert(leadAnswers).values({ id: randomUUID(), leadId: answered, actor, ...answer });
    expect(await cleanUp()).toEqual([{ leads: 1, months: 24 }]);
    expect(await ids()).toEqual(kept.toSorted());
    await orm.delete(leadActions);
    expect(await cleanUp(30, 0)).toEqual([]);
  });

  test("deletes audit log lines after two years, and the database protects younger ones (rule 10.9)", async () => {
    const { orm } = database;
    const line = (action: string, since: string) => ({
      actor: "account-1",
      action,
      details: {},
      at: sql`now() - ${since}::interval`,
    });
    const old = Array.from({ length: 501 }, () => line("old", "2 years 1 minute"));
    await orm.insert(auditLog).values([...old, line("young", "2 years -1 hour")]);
    const refusal = { cause: { message: "The audit log is added to and never changed" } };
    await expect(orm.delete(auditLog)).rejects.toMatchObject(refusal);
    await expect(orm.update(auditLog).set({ actor: "nobody" })).rejects.toMatchObject(refusal);
    expect(await cleanUp()).toEqual([{ lines: 500 }, { lines: 1 }]);
    expect((await orm.select().from(auditLog)).map(({ action }) => action)).toEqual(["young"]);
  });

  test("deletes expired counters, IP keys and the desk's challenges", async () => {
    const { orm } = database;
    const ages = {
      "lead:old": "10 minutes 1 second",
      "leadInFlood:old": "10 minutes 1 second",
      "lead:young": "9 minutes",
      "visitorMail:old": "1 day",
      "visitorMail:today": "0",
      "passwordOfEmail:old": "15 minutes 1 second",
      "passwordOfEmail:young": "14 minutes",
      // Written by an earlier version.
      "desk:old": "2 days",
    };
    for (const [key, time] of Object.entries(ages)) {
      await createDatabaseStore(orm).take(key, 9, 600);
      await orm.execute(
        sql`update rate_limits set window_start = window_start - ${time}::interval where key = ${key}`,
      );
    }
    await orm.execute(sql`insert into daily_keys values (current_date - 3, 'old')`);
    const challenge = { identifier: "passkey", value: "" };
    await orm.insert(deskVerifications).values([
      { id: "over", expiresAt: sql`now() - interval '1 second'`, ...challenge },
      { id: "open", expiresAt: sql`now() + interval '1 minute'`, ...challenge },
    ]);
    await cleanUp();
    const counters = (await orm.select().from(rateLimits)).map(({ key }) => key).toSorted();
    expect(counters).toEqual(["lead:young", "passwordOfEmail:young", "visitorMail:today"]);
    expect(await orm.$count(dailyKeys)).toBe(0);
    expect(await orm.select().from(deskVerifications)).toMatchObject([{ id: "open" }]);
  });
});
