import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "#tests/test-database.ts";
import { createDailyKey, forgetOldKeys } from "./daily-key.ts";

describeOnBothEngines("the key of the day", (getDatabase, connectAgain) => {
  const days = async () => {
    const { rows } = await getDatabase().orm.execute<{ age: number }>(sql`
      select (clock_timestamp() at time zone 'UTC')::date - day as age from daily_keys order by day
    `);
    return rows.map(({ age }) => age);
  };

  test("is one and the same in all processes, also when all ask first", async () => {
    const other = await connectAgain();
    const processes = [getDatabase(), other, getDatabase(), other].map(({ orm }) =>
      createDailyKey(orm),
    );
    const keys = await Promise.all(processes.map((key) => key())).finally(() => other.close());
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(await days()).toEqual([0]);
  });

  test("is another one tomorrow, and yesterday's is forgotten", async () => {
    const { orm } = getDatabase();
    const today = await createDailyKey(orm)();
    await orm.execute(sql`update daily_keys set day = day - 1`);
    expect(await createDailyKey(orm)()).not.toBe(today);
    expect(await days()).toEqual([1, 0]);
    await forgetOldKeys(orm);
    expect(await days()).toEqual([0]);
  });
});
