import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  leadIn,
  leadWith,
  platformAt,
  runOutbox,
  startPlatform,
  submit,
} from "#tests/lead-delivery.ts";
import { describeOnBothEnginesByNight } from "#tests/test-database.ts";
import type { Database } from "#database/database.ts";
import { exponentialBackoff } from "#jobs/poller.ts";
import { retryBackoff } from "./outbox-timing.ts";
import { endBackoff, remainingBackoff, startBackoff, takeCall } from "./platform-calls.ts";

const HOUR = 60 * 60 * 1000;
const LEAD_LIMIT = "'lead_limiter' rate limit exceeded for 86400 second(s)";

const start = (database: Database, platform: Awaited<ReturnType<typeof startPlatform>>) =>
  runOutbox({ database, rdStation: platformAt(platform) });

const isLimited = (database: Database, id: string) =>
  leadWith(database, id, { state: "waiting", reason: "Erro HTTP: 429", sendingSince: null });

describeOnBothEnginesByNight("a backoff of the platform", (database, connectAgain) => {
  const backOff = (ms: number) => database.orm.transaction((t) => startBackoff(t, () => ms));
  const move = (by: string) =>
    database.orm.execute(
      sql`update platform_calls set backoff_until = backoff_until + ${by}::interval`,
    );

  test("lasts as long as the platform says, for every process and across restarts", async () => {
    const platform = await startPlatform({ status: 429, headers: { "Retry-After": "3600" } });
    const first = start(database, platform);
    const limited = await submit(database, first);
    await isLimited(database, limited.id);
    await first.stop();

    const other = await connectAgain();
    onTestFinished(() => other.close());
    const second = start(other, platform);
    const later = await submit(other, second);
    await isLimited(other, later.id);
    expect(await remainingBackoff(other.orm)).toBeGreaterThan(HOUR - 60_000);
    expect(platform.state.received).toHaveLength(1);

    await move("-1 hour");
    await leadIn(other, later.id, "delivered");
    await second.stop();
  });

  test("applies to one contact when the platform limits that contact", async () => {
    const body = { error: LEAD_LIMIT, remaining_time: HOUR };
    const platform = await startPlatform({ status: 429, body });
    const outbox = start(database, platform);
    const limited = await submit(database, outbox);
    const { nextAttemptAt } = await isLimited(database, limited.id);
    expect(nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(HOUR - 60_000);
    const other = await submit(database, outbox);
    await leadIn(database, other.id, "delivered");
    expect(await remainingBackoff(database.orm)).toBe(0);
  });

  test("grows with each refusal until the platform accepts a lead", async () => {
    const { orm } = database;
    const countOf = vi.fn<(count: number) => number>(() => 0);
    const note = () => orm.transaction((transaction) => startBackoff(transaction, countOf));
    await note();
    await note();
    await endBackoff(orm);
    await note();
    expect(countOf.mock.calls).toEqual([[1], [2], [1]]);
  });

  test("is a day at most, and another response in flight does not shorten it", async () => {
    const { orm } = database;
    expect(await backOff(100 * HOUR)).toBe(24 * HOUR);
    await backOff(1);
    await endBackoff(orm);
    const milliseconds = await remainingBackoff(orm);
    expect(milliseconds).toBeGreaterThan(24 * HOUR - 60_000);
    expect(milliseconds).toBeLessThanOrEqual(24 * HOUR);
  });

  test("ends if the clock was set back", async () => {
    const { orm } = database;
    await backOff(HOUR);
    await move("2 days");
    expect(await remainingBackoff(orm)).toBe(0);
    await backOff(1000);
    expect(await remainingBackoff(orm)).toBeLessThanOrEqual(1000);
  });
});

describeOnBothEnginesByNight("the platform's calls", (database) => {
  const waitFor = async (callsPerMinute: number) =>
    (await takeCall(database.orm, callsPerMinute)).waitMs;

  test("are evenly spaced and report the remaining wait", async () => {
    expect(await waitFor(2)).toBe(0);
    const wait = await waitFor(2);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(30_000);
    await database.orm.execute(
      sql`update platform_calls set next_call_at = next_call_at - ${wait} * interval '1 millisecond'`,
    );
    expect(await waitFor(2)).toBe(0);
  });

  test("are granted to one of several concurrent requests", async () => {
    const waits = await Promise.all(Array.from({ length: 8 }, () => waitFor(1)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
  });

  test("are free again after the clock was set back or the rate raised", async () => {
    await waitFor(120);
    await database.orm.execute(
      sql`update platform_calls set next_call_at = now() + interval '1 day'`,
    );
    expect(await waitFor(120)).toBe(0);
  });
});

test.each<[Parameters<typeof retryBackoff>[0], number[]]>([
  [{}, [10_000, 20_000, 40_000]],
  // A failing platform makes them longer, never shorter.
  [{ retryAfterMs: 0 }, [10_000, 20_000, 40_000]],
  [{ retryAfterMs: 30_000 }, [30_000, 30_000, 40_000]],
  // At a limit the platform decides, with a growing second at least.
  [{ limit: "account", retryAfterMs: 5000 }, [5000, 5000, 5000]],
  [{ limit: "contact", retryAfterMs: 0 }, [1000, 2000, 4000]],
  [{ limit: "account" }, [10_000, 20_000, 40_000]],
])("backs off after %j by %j", (outcome, backoffs) => {
  expect([1, 2, 3].map((attempts) => retryBackoff(outcome, attempts, exponentialBackoff))).toEqual(
    backoffs,
  );
});
