import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/eventually.ts";
import { readLead, stepsOf, submit } from "#tests/lead-delivery.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { takeFromLimit } from "#database/rate-limit.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { dailyVitals } from "#database/schema/daily-vitals.ts";
import { deskVerifications } from "#database/schema/desk.ts";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import { leadActions, leads, rateLimits } from "#database/schema/leads.ts";
import { redeliver } from "#leads/deliver/staff-decisions.ts";
import { startCleanUp } from "./clean-up.ts";

const SPAM = { state: "quarantined", reason: "Suspeita" } as const;

describeWithDatabase("cleaning up", (getDatabase) => {
  function start(quarantineDays: number, leadMonths = 24) {
    const { log, lines } = recordLog();
    const cleanUp = startCleanUp({ database: getDatabase(), quarantineDays, leadMonths, log });
    onTestFinished(() => cleanUp.stop());
    return { ...cleanUp, lines };
  }
  const age = (id: string, time: string) =>
    getDatabase().orm.execute(
      sql`update leads set created_at = created_at - ${time}::interval where id = ${id}::uuid`,
    );
  const ids = async () => (await getDatabase().orm.select().from(leads)).map(({ id }) => id);

  test("what lay in the quarantine for its days is deleted with its history, nothing else", async () => {
    const old = await submit(getDatabase(), undefined, SPAM);
    const young = await submit(getDatabase(), undefined, SPAM);
    const good = await submit(getDatabase(), undefined);
    const found = await submit(getDatabase(), undefined, SPAM);
    for (const { id } of [old, good, found]) await age(id, "30 days 1 minute");
    await age(young.id, "29 days 23 hours");
    await redeliver(getDatabase(), [found.id]);
    await start(0).stop();
    expect(await ids()).toHaveLength(4);
    const { lines, stop } = start(30);
    await eventually(async () => expect(await ids()).toHaveLength(3));
    await stop();
    expect((await ids()).toSorted()).toEqual([young.id, good.id, found.id].toSorted());
    expect(await stepsOf(getDatabase(), old.id)).toEqual([]);
    expect(await readLead(getDatabase(), found.id)).toMatchObject({ state: "waiting" });
    expect(lines.map(({ fields }) => fields)).toEqual([{ leads: 1, days: 30 }]);
  });

  // Rule 7.6.
  test("what was measured of visits goes after a year", async () => {
    const row = { vital: "lcp", screen: "home", device: "phone", country: "", bucket: 0, count: 1 };
    const { orm } = getDatabase();
    for (const days of [360, 370])
      await orm
        .insert(dailyVitals)
        .values({ ...row, day: sql<string>`current_date - ${days}::int` });
    start(0);
    await eventually(async () => expect(await orm.$count(dailyVitals)).toBe(1));
  });

  // Rule 6.20.
  test("messages go so many months after the last thing that happened with them, sign-ups stay", async () => {
    const stored = async (
      form: "contact_form" | "newsletter_form",
      changed: string,
      state = "delivered",
    ) => {
      const { id } = await submit(getDatabase(), undefined, { form });
      await age(id, "3 years");
      await getDatabase().orm.execute(
        sql`update leads set updated_at = updated_at - ${changed}::interval, state = ${state} where id = ${id}::uuid`,
      );
      return id;
    };
    const old = await stored("contact_form", "24 months 1 day");
    const kept = [
      await stored("contact_form", "23 months 27 days"),
      await stored("newsletter_form", "3 years"),
      await stored("contact_form", "3 years"),
      await stored("contact_form", "3 years"),
      await stored("contact_form", "3 years", "parked"),
    ];
    const [, , noted = "", answered = ""] = kept;
    const note = { leadId: noted, actor: "account-1", action: "note", note: "Volta" } as const;
    await getDatabase().orm.insert(leadActions).values(note);
    const answer = { id: randomUUID(), leadId: answered, actor: "account-1" };
    await getDatabase()
      .orm.insert(leadAnswers)
      .values({ ...answer, subject: "Olá", text: "Sim." });
    const { lines, stop } = start(30, 24);
    await eventually(async () => expect(await ids()).not.toContain(old));
    await stop();
    expect((await ids()).toSorted()).toEqual(kept.toSorted());
    expect(lines.map(({ fields }) => fields)).toEqual([{ leads: 1, months: 24 }]);
    const forever = start(30, 0);
    await getDatabase().orm.delete(leadActions);
    await forever.stop();
    expect(await ids()).toHaveLength(5);
  });

  test("lines of the audit log go after two years; the database lets no younger one go (rule 10.9)", async () => {
    const { orm } = getDatabase();
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
    const { lines, stop } = start(30);
    const left = async () => (await orm.select().from(auditLog)).map(({ action }) => action);
    await eventually(async () => expect(await left()).toEqual(["young"]));
    await stop();
    expect(lines.map(({ fields }) => fields)).toEqual([{ lines: 500 }, { lines: 1 }]);
  });

  test("counters and challenges of the desk are deleted when their time is over", async () => {
    const { orm } = getDatabase();
    const challenge = { identifier: "passkey", value: "" };
    const times = {
      over: sql`now() - interval '1 second'`,
      open: sql`now() + interval '1 minute'`,
    };
    for (const [id, expiresAt] of Object.entries(times)) {
      await orm.insert(deskVerifications).values({ id, expiresAt, ...challenge });
      await takeFromLimit(orm, { key: `desk:${id}`, maximum: 9, windowSeconds: 900 });
    }
    await orm.execute(sql`
      update rate_limits set window_start = window_start - interval '15 minutes 1 second'
      where key = 'desk:over'
    `);
    start(30);
    await eventually(async () => {
      const counters = await orm.select({ key: rateLimits.key }).from(rateLimits);
      expect(counters).toEqual([{ key: "desk:open" }]);
      const open = await orm.select({ id: deskVerifications.id }).from(deskVerifications);
      expect(open).toEqual([{ id: "open" }]);
    });
  });

  test("visitors' IPs are deleted in time, without another post", async () => {
    const { orm } = getDatabase();
    const limit = { maximum: 9, windowSeconds: 600 };
    for (const key of ["lead:old", "lead:flood:old"]) {
      await takeFromLimit(orm, { key, ...limit });
    }
    await orm.execute(sql`
      update rate_limits set window_start = window_start - interval '10 minutes 1 second'
    `);
    await takeFromLimit(orm, { key: "visitor mail:old", ...limit });
    await orm.execute(sql`
      update rate_limits set window_start = window_start - interval '1 day' where key = 'visitor mail:old'
    `);
    await takeFromLimit(orm, { key: "lead:young", ...limit });
    await orm.execute(sql`insert into daily_keys values (current_date - 3, 'old')`);
    start(30);
    await eventually(async () => {
      const { rows } = await orm.execute<{ key: string }>(sql`
        select key from rate_limits union all select key from daily_keys order by key
      `);
      expect(rows.map(({ key }) => key)).toEqual(["lead:young"]);
    });
  });
});
