import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import { isLockTimeout } from "./database-errors.ts";
import { createDailyKey, createDatabaseStore, forgetOldKeys } from "./rate-limit.ts";

const KEY = "test:one";

describeOnBothEnginesByNight("a limit", (database, connectAgain) => {
  const take = async (key = KEY, maximum = 5, orm = database.orm) =>
    createDatabaseStore(orm).take(key, maximum, 60);
  const age = (time: string) =>
    database.orm.execute(
      sql`update rate_limits set window_start = window_start - ${time}::interval`,
    );

  test("admits its maximum, returns the seconds to the next window, and starts over in it", async () => {
    for (let count = 0; count < 5; count++) expect(await take()).toBe(0);
    const seconds = await take();
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThanOrEqual(60);
    await age("40 seconds");
    for (let count = 0; count < 30; count++) expect(await take()).toBeLessThanOrEqual(20);
    expect(await take()).toBeGreaterThan(0);
    await age("21 seconds");
    for (let count = 0; count < 5; count++) expect(await take()).toBe(0);
    expect(await take()).toBeGreaterThan(0);
  });

  test("gives back what was counted, and no more", async () => {
    const { giveBack } = createDatabaseStore(database.orm);
    for (let count = 0; count < 6; count++) await take();
    await giveBack([KEY, "test:unknown"], 9);
    for (let count = 0; count < 5; count++) expect(await take()).toBe(0);
    expect(await take()).toBeGreaterThan(0);
  });

  test("ends after the clock was set back", async () => {
    for (let count = 0; count < 6; count++) await take();
    await age("-1 day");
    expect(await take()).toBe(0);
  });

  test("admits exactly its maximum to two concurrent processes", async () => {
    const other = await connectAgain();
    const { orm } = database;
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, index) => take(KEY, 17, index % 2 === 0 ? orm : other.orm)),
    ).finally(() => other.close());
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(17);
  });

  test("does not wait for a hanging process that locked the counter", async () => {
    if (database.engine === "pglite") return;
    const other = await connectAgain();
    const held = Promise.withResolvers<void>();
    const standing = Promise.withResolvers<void>();
    const holding = other.orm.transaction(async (transaction) => {
      await take(KEY, 5, transaction);
      held.resolve();
      await standing.promise;
    });
    await held.promise;
    const error = await take().catch((reason: unknown) => reason);
    expect(isLockTimeout(error)).toBe(true);
    expect(await take("test:other")).toBe(0);
    // The statement's limit does not outlive it.
    const { rows } = await database.orm.execute(sql`show lock_timeout`);
    expect(rows).toEqual([{ lock_timeout: "0" }]);
    standing.resolve();
    await holding;
    await other.close();
  });
});

describeOnBothEnginesByNight("the key of the day", (database, connectAgain) => {
  const days = async () => {
    const { rows } = await database.orm.execute<{ age: number }>(sql`
      select (clock_timestamp() at time zone 'UTC')::date - day as age from daily_keys order by day
    `);
    return rows.map(({ age }) => age);
  };

  test("is the same in all processes, even on a concurrent first use", async () => {
    const other = await connectAgain();
    const processes = [database, other, database, other].map(({ orm }) => createDailyKey(orm));
    const keys = await Promise.all(processes.map((key) => key())).finally(() => other.close());
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(await days()).toEqual([0]);
  });

  test("changes daily, and yesterday's is deleted", async () => {
    const { orm } = database;
    const today = await createDailyKey(orm)();
    await orm.execute(sql`update daily_keys set day = day - 1`);
    expect(await createDailyKey(orm)()).not.toBe(today);
    expect(await days()).toEqual([1, 0]);
    await forgetOldKeys(orm);
    expect(await days()).toEqual([0]);
  });
});
