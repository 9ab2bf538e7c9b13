import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { JobKind } from "#jobs/job-kind.ts";
import { claimJob, recordOutcome } from "#jobs/jobs.ts";
import { LEAD, olderDatabase } from "#tests/older-database.ts";
import { enginesOfThisRun } from "#tests/test-database.ts";
import type { Orm } from "./database.ts";
import { migrateDatabase } from "./migrate.ts";
import { jobs } from "./schema/jobs.ts";

// The version before jobs keeps its work in columns. It runs beside this one during an upgrade, and
// alone after a rollback.

/** Number of that version's migrations. */
const BEFORE = 40;

const KIND: JobKind = {
  name: "platform",
  guarantee: "ask-a-person",
  staleAfterMs: 30_000,
  backoff: () => 60_000,
  interruptedReason: "",
  begin: async () => async () => ({ result: "done" }),
};

async function claimLeadBefore(orm: Orm): Promise<string | undefined> {
  const { rows } = await orm.execute<{ id: string }>(sql`
    update leads set sending_since = clock_timestamp(), attempts = attempts + 1 where id = (
      select id from leads where state = 'waiting' and sending_since is null
        and next_attempt_at <= statement_timestamp()
      order by next_attempt_at limit 1 for update skip locked) returning id`);
  return rows[0]?.id;
}
async function claimMailBefore(orm: Orm): Promise<string | undefined> {
  const { rows } = await orm.execute<{ id: string }>(sql`
    update leads set mail_next_attempt_at = clock_timestamp() + interval '2 minutes', mail_attempts = mail_attempts + 1
    where id = (select id from leads where mail_next_attempt_at <= statement_timestamp()
      order by mail_next_attempt_at limit 1 for update skip locked) returning id`);
  return rows[0]?.id;
}

const addLeads = (orm: Orm, count: number, values = sql``) =>
  orm.transaction(async (transaction) => {
    for (let made = 0; made < count; made++) await transaction.execute(LEAD);
    await transaction.execute(
      sql`update leads set mail_next_attempt_at = now() where mail_attempts = 0 ${values}`,
    );
  });
const stateOf = async (orm: Orm) =>
  (await orm.select().from(jobs)).map(({ kind, state }) => `${kind} ${state}`).toSorted();

test.each(enginesOfThisRun())(
  "turns open work in columns into jobs, once, with its due time (%s)",
  async (engine) => {
    const { database } = await olderDatabase(engine, BEFORE);
    const { orm } = database;
    await addLeads(orm, 5);
    const ids = (await orm.execute<{ id: string }>(sql`select id from leads`)).rows;
    const set = (at: number, values: ReturnType<typeof sql>) =>
      orm.execute(sql`update leads set ${values} where id = ${ids[at]?.id}::uuid`);
    await set(
      0,
      sql`next_attempt_at = now() + interval '10 minutes', attempts = 3,
      mail_next_attempt_at = null, mailed_at = '2026-01-01Z', mailed_to = '["a@example.com"]'`,
    );
    await set(1, sql`sending_since = now(), attempts = 1`);
    await set(2, sql`state = 'delivered', visitor_mailed_at = now(), visitor_mail_attempts = 1`);
    await set(3, sql`state = 'parked', reason = 'Erro HTTP: 401', mail_next_attempt_at = null`);
    await set(4, sql`state = 'quarantined', mail_next_attempt_at = null`);
    await orm.execute(sql`insert into lead_answers (id, lead_id, actor, subject, text, state)
      select gen_random_uuid(), ${ids[2]?.id}::uuid, 'ana', '', '', state
      from unnest(array['waiting', 'sent', 'unknown']) as state`);
    await orm.execute(sql`insert into data_requests (kind, email, language)
      values ('link', 'a@example.com', 'pt'), ('erased', 'a@example.com', 'pt')`);
    await migrateDatabase(database, async () => {});
    const found = await orm.select().from(jobs);
    expect(await stateOf(orm)).toEqual([
      "answer done",
      "answer unknown",
      "answer waiting",
      "data-change waiting",
      "data-link waiting",
      "mail done",
      "mail waiting",
      "mail waiting",
      "platform parked",
      "platform waiting",
      "platform waiting",
      "visitor done",
    ]);
    const jobIn = (kind: string, at: number) =>
      found.find((job) => job.kind === kind && job.key === ids[at]?.id);
    expect(jobIn("platform", 0)).toMatchObject({ attempts: 3, lockedAt: null });
    expect(jobIn("platform", 0)?.runAt.getTime()).toBeGreaterThan(Date.now() + 500_000);
    expect(jobIn("platform", 1)).toMatchObject({ attempts: 1, lockedAt: expect.any(Date) });
    expect(jobIn("mail", 0)).toMatchObject({
      payload: { mailedTo: ["a@example.com"] },
      changedAt: new Date("2026-01-01Z"),
    });
  },
);

test("both versions claim each lead once and see each other's outcomes", async () => {
  const { database } = await olderDatabase("postgres", BEFORE);
  const { orm } = database;
  await migrateDatabase(database, async () => {});
  await addLeads(orm, 40);
  const claims = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      (at % 2 === 0
        ? claimLeadBefore(orm)
        : claimJob(orm, KIND).then((claim) =>
            typeof claim?.begun === "function" ? claim.job.key : undefined,
          )
      ).catch(() => undefined),
    ),
  );
  const claimed = claims.filter((id) => id !== undefined);
  expect(claimed.length).toBeGreaterThan(20);
  expect(new Set(claimed).size).toBe(claimed.length);

  // The older version's decisions update the jobs.
  await orm.execute(sql`update leads set state = 'delivered', sending_since = null`);
  expect(new Set(await stateOf(orm))).toEqual(new Set(["platform done", "mail waiting"]));
  await orm.execute(sql`update leads set state = 'waiting', next_attempt_at = now()`);
  expect(await claimJob(orm, { ...KIND, name: "mail" })).toBeDefined();
  const first = await claimJob(orm, KIND);
  if (first === undefined) throw new Error("nothing to claim");

  // And vice versa, also after a rollback.
  await recordOutcome(orm, KIND, first.job, { result: "failed" });
  const { rows } = await orm.execute(sql`
    select sending_since, next_attempt_at > now() + interval '50 seconds' as is_later
    from leads where id = ${first.job.key}::uuid`);
  expect(rows).toEqual([{ sending_since: null, is_later: true }]);
  const mailed = await Promise.all(Array.from({ length: 39 }, () => claimMailBefore(orm)));
  expect(new Set(mailed.filter((id) => id !== undefined)).size).toBeGreaterThan(20);
  for (let left = await claimMailBefore(orm); left !== undefined;)
    left = await claimMailBefore(orm);
  expect(await claimJob(orm, { ...KIND, name: "mail" })).toBeUndefined();
});
