import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { submit } from "#tests/lead-delivery.ts";
import { outboxDepth } from "./outbox.queries.ts";

describeOnBothEnginesByNight("the outbox's depth", (getDatabase) => {
  test("leads are counted by state, mails that are due, and the age of the oldest that waits", async () => {
    const { orm } = getDatabase();
    const ids: string[] = [];
    for (let made = 0; made < 4; made++) ids.push((await submit(getDatabase(), undefined)).id);
    const [parked, delivered, waiting] = ids;
    await orm.execute(sql`update leads set state = 'parked',
      created_at = clock_timestamp() - interval '9 hours' where id = ${parked}::uuid`);
    await orm.execute(sql`update leads set state = 'delivered',
      mail_next_attempt_at = clock_timestamp() where id = ${delivered}::uuid`);
    await orm.execute(sql`update leads set
      created_at = clock_timestamp() - interval '90 minutes' where id = ${waiting}::uuid`);
    const depth = await outboxDepth(orm);
    expect(depth.leads).toEqual({ parked: 1, delivered: 1, waiting: 2 });
    expect(depth.mailsWaiting).toBe(1);
    expect(depth.oldestWaitingSeconds).toBeGreaterThanOrEqual(5400);
    expect(depth.oldestWaitingSeconds).toBeLessThan(5500);
  });
});
