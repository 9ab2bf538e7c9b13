import fc from "fast-check";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { submit } from "#tests/lead-delivery.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { LEAD_STATES } from "#database/schema/leads.ts";
import type { Orm } from "#database/database.ts";
import { outboxDepth, sumUpLeadCounts } from "./outbox.queries.ts";

/** Compares the kept counts with counting. */
async function expectRight(orm: Orm) {
  const { rows } = await orm.execute<{ state: string; leads: string }>(sql`
    select state, count(*) as leads from leads group by state
  `);
  const counts = rows.map(({ state, leads }) => [state, Number(leads)]);
  const { leads } = await outboxDepth(orm);
  expect(leads).toEqual(Object.fromEntries(counts));
}

/** Actions of staff, workers and operators on leads; `fails` rolls back. */
const step = fc.record({
  fails: fc.boolean(),
  change: fc.constantFrom("insert", "move", "remove", "sum up", "clear"),
  some: fc.integer({ min: 1, max: 4 }),
  to: fc.constantFrom(...LEAD_STATES),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function apply(orm: Orm, { change, some, to }: Step): Promise<void> {
  const any = sql`(select id from leads order by random() limit ${some})`;
  if (change === "insert") {
    for (let made = 0; made < some; made++) await submit({ orm }, undefined);
    await orm.execute(sql`update leads set state = ${to} where id in (
      select id from leads order by created_at desc limit ${some})`);
  } else if (change === "move") {
    await orm.execute(sql`update leads set state = ${to} where id in ${any}`);
  } else if (change === "remove") await orm.execute(sql`delete from leads where id in ${any}`);
  else if (change === "sum up") await sumUpLeadCounts(orm);
  else await orm.execute(sql`truncate leads cascade`);
}

describeOnBothEnginesByNight("the counts of leads", (database) => {
  test("equal a full count after any changes and rollbacks", async () => {
    const { orm } = database;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const one of steps) {
          const transaction = orm.transaction(async (inside) => {
            await apply(inside, one);
            if (one.fails) throw new Error("taken back");
          });
          await transaction.catch((error: Error) => expect(error.message).toBe("taken back"));
          await expectRight(orm);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("stay exact under concurrent writes and summing, and end as few rows", async () => {
    const { orm } = database;
    const write = async (at: number) => {
      const { id } = await submit(database, undefined);
      if (at % 2 === 0) await sumUpLeadCounts(orm);
      if (at % 3 === 0) await orm.execute(sql`delete from leads where id = ${id}::uuid`);
      else await orm.execute(sql`update leads set state = 'delivered' where id = ${id}::uuid`);
    };
    await Promise.all(Array.from({ length: 60 }, (_, at) => write(at)));
    await expectRight(orm);
    await sumUpLeadCounts(orm);
    await expectRight(orm);
    const { rows } = await orm.execute(sql`select * from lead_counts`);
    expect(rows.length).toBeLessThanOrEqual(LEAD_STATES.length + 1);
  });

  test("include the age of the oldest waiting lead", async () => {
    const { orm } = database;
    const [parked, waiting] = [
      await submit(database, undefined),
      await submit(database, undefined),
      await submit(database, undefined),
    ];
    await orm.execute(sql`update leads set state = 'parked',
      created_at = clock_timestamp() - interval '9 hours' where id = ${parked.id}::uuid`);
    await orm.execute(sql`update leads set
      created_at = clock_timestamp() - interval '90 minutes' where id = ${waiting.id}::uuid`);
    const { leads, oldestWaitingSeconds } = await outboxDepth(orm);
    expect(leads).toEqual({ parked: 1, waiting: 2 });
    expect(oldestWaitingSeconds).toBeGreaterThanOrEqual(5400);
    expect(oldestWaitingSeconds).toBeLessThan(5500);
  });
});
