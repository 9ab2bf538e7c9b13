import fc from "fast-check";
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { submit } from "#tests/lead-delivery.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { LEAD_STATES } from "#database/schema/leads.ts";
import type { Orm } from "#database/connect.server.ts";
import { outboxDepth, sumUpLeadCounts } from "./outbox.queries.ts";

/** What counting all leads says. */
async function counted(orm: Orm) {
  const { rows } = await orm.execute<{ state: string; leads: string; mails: string }>(sql`
    select state, count(*) as leads, count(mail_next_attempt_at) as mails from leads group by state
  `);
  return {
    leads: Object.fromEntries(rows.map(({ state, leads }) => [state, Number(leads)])),
    mailsWaiting: rows.reduce((sum, { mails }) => sum + Number(mails), 0),
  };
}

async function known(orm: Orm) {
  const { leads, mailsWaiting } = await outboxDepth(orm);
  return { leads, mailsWaiting };
}

const state = fc.constantFrom(...LEAD_STATES);
const some = fc.integer({ min: 1, max: 4 });

/** What staff, workers and operators do to leads, in any order; `fails` takes it back. */
const step = fc.record({
  fails: fc.boolean(),
  change: fc.oneof(
    fc.record({ insert: some, as: state }),
    fc.record({ move: some, to: state }),
    fc.record({ mail: some, isDue: fc.boolean() }),
    fc.record({ remove: some }),
    fc.constant({ sumUp: true }),
    fc.constant({ clear: true }),
  ),
});
type Change = typeof step extends fc.Arbitrary<{ change: infer One }> ? One : never;

async function apply(orm: Orm, change: Change) {
  if ("insert" in change) {
    for (let made = 0; made < change.insert; made++)
      await submit({ orm }, undefined, { state: "waiting" });
    await orm.execute(sql`update leads set state = ${change.as} where id in (
      select id from leads order by created_at desc limit ${change.insert})`);
  } else if ("move" in change) {
    await orm.execute(sql`update leads set state = ${change.to} where id in (
      select id from leads order by random() limit ${change.move})`);
  } else if ("mail" in change) {
    await orm.execute(sql`update leads
      set mail_next_attempt_at = case when ${change.isDue} then clock_timestamp() end
      where id in (select id from leads order by random() limit ${change.mail})`);
  } else if ("remove" in change) {
    await orm.execute(sql`delete from leads where id in (
      select id from leads order by random() limit ${change.remove})`);
  } else if ("sumUp" in change) {
    await sumUpLeadCounts(orm);
  } else {
    await orm.execute(sql`truncate leads cascade`);
  }
}

describeOnBothEnginesByNight("the counts of leads", (getDatabase) => {
  test("are what counting says, whatever is done to leads and taken back", async () => {
    const { orm } = getDatabase();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const { change, fails } of steps) {
          const transaction = orm.transaction(async (inside) => {
            await apply(inside, change);
            if (fails) throw new Error("taken back");
          });
          await transaction.catch((error: Error) => expect(error.message).toBe("taken back"));
          expect(await known(orm)).toEqual(await counted(orm));
        }
      }),
      { numRuns: 20 },
    );
  });

  test("stay right while many write and sum up at once, and are few rows afterwards", async () => {
    const { orm } = getDatabase();
    const write = async (at: number) => {
      const { id } = await submit(getDatabase(), undefined);
      if (at % 2 === 0) await sumUpLeadCounts(orm);
      if (at % 3 === 0) await orm.execute(sql`delete from leads where id = ${id}::uuid`);
      else await orm.execute(sql`update leads set state = 'delivered' where id = ${id}::uuid`);
    };
    await Promise.all(Array.from({ length: 60 }, (_, at) => write(at)));
    expect(await known(orm)).toEqual(await counted(orm));
    await sumUpLeadCounts(orm);
    expect(await known(orm)).toEqual(await counted(orm));
    const { rows } = await orm.execute(sql`select * from lead_counts`);
    expect(rows.length).toBeLessThanOrEqual(LEAD_STATES.length + 1);
  });

  test("begin with the leads that an older database has", async () => {
    const { orm } = getDatabase();
    for (let made = 0; made < 3; made++) await submit(getDatabase(), undefined);
    await orm.execute(sql`update leads set mail_next_attempt_at = clock_timestamp()`);
    const path = "src/database/migrations/0012_lead-counts.sql";
    await orm.transaction(async (transaction) => {
      await transaction.execute(sql`drop table lead_counts`);
      await transaction.execute(sql`drop index leads_waiting`);
      for (const name of ["inserted", "deleted", "updated", "truncated"]) {
        await transaction.execute(sql.raw(`drop function count_${name}_leads cascade`));
      }
      for (const statement of readFileSync(path, "utf8").split("--> statement-breakpoint")) {
        await transaction.execute(sql.raw(statement));
      }
    });
    expect(await known(orm)).toEqual(await counted(orm));
    await submit(getDatabase(), undefined);
    expect(await known(orm)).toEqual(await counted(orm));
  });
});
