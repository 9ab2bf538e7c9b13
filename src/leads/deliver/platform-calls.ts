import { sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { platformCalls } from "#database/schema/leads.ts";

// Shared rate limit and backoff of the platform: one row, by the database's clock.

const PLATFORM = "rd-station";
const NOW = sql`clock_timestamp()`;
const seconds = (milliseconds: number) =>
  sql`make_interval(secs => ${milliseconds / 1000}::float8)`;

/** Maximum backoff, even if the platform asks for more. */
const LONGEST_BACKOFF_MS = 24 * 60 * 60 * 1000;

/** A later end was written before the clock was set back. */
const IS_BACKING_OFF = sql`coalesce(${platformCalls.backoffUntil} > ${NOW}
  and ${platformCalls.backoffUntil} <= ${NOW} + ${seconds(LONGEST_BACKOFF_MS + 60_000)}, false)`;

/** Milliseconds until the platform may be called, and whether a backoff is the cause. */
export interface Call {
  readonly waitMs: number;
  readonly isBackingOff: boolean;
}

/**
 * Takes the next call to the platform, or returns the wait. Calls are evenly spaced, so no minute
 * exceeds `callsPerMinute`, wherever the platform lets it begin.
 */
export async function takeCall(transaction: Orm, callsPerMinute: number): Promise<Call> {
  const apart = seconds(60_000 / callsPerMinute);
  // A later time is free too: the clock was set back, or the rate raised.
  const isTaken = sql`coalesce(${platformCalls.nextCallAt}
    between ${NOW} and ${NOW} + ${apart} + interval '1 second', false)`;
  // Reads the clock after waiting for the row lock; `excluded` would be too early.
  const { rows: taken } = await transaction.execute(sql`
    insert into ${platformCalls} (platform, next_call_at) values (${PLATFORM}, ${NOW} + ${apart})
    on conflict (platform) do update set next_call_at = ${NOW} + ${apart}
    where not ${IS_BACKING_OFF} and not ${isTaken}
    returning platform
  `);
  if (taken.length > 0) return { waitMs: 0, isBackingOff: false };
  const backoffMs = await remainingBackoff(transaction);
  if (backoffMs > 0) return { waitMs: backoffMs, isBackingOff: true };
  const { rows } = await transaction.execute<{ milliseconds: number }>(sql`
    select ceil(extract(epoch from next_call_at - ${NOW}) * 1000)::int as milliseconds
    from ${platformCalls}
  `);
  return { waitMs: Math.max(1, rows[0]?.milliseconds ?? 1), isBackingOff: false };
}

/** Returns the milliseconds left of the account's backoff, or 0. */
export async function remainingBackoff(orm: Orm): Promise<number> {
  const { rows } = await orm.execute<{ milliseconds: number }>(sql`
    select ceil(extract(epoch from backoff_until - ${NOW}) * 1000)::int as milliseconds
    from ${platformCalls} where ${IS_BACKING_OFF}
  `);
  return rows[0]?.milliseconds ?? 0;
}

/**
 * Starts a backoff of the whole account for all processes, across restarts; a longer one stays.
 * `backoffOf` receives the number of refusals in a row, from 1, and returns milliseconds. Call in a
 * transaction.
 */
export async function startBackoff(
  transaction: Orm,
  backoffOf: (refusals: number) => number,
): Promise<number> {
  const { rows } = await transaction.execute<{ refusals: number }>(sql`
    insert into ${platformCalls} (platform, refusals) values (${PLATFORM}, 1)
    on conflict (platform) do update set refusals = least(${platformCalls.refusals}, 1000000) + 1
    returning refusals
  `);
  const backoffMs = Math.min(backoffOf(rows[0]?.refusals ?? 1), LONGEST_BACKOFF_MS);
  const until = sql`${NOW} + ${seconds(backoffMs)}`;
  await transaction.execute(sql`
    update ${platformCalls} set backoff_until =
      case when ${IS_BACKING_OFF} then greatest(backoff_until, ${until}) else ${until} end
  `);
  return backoffMs;
}

/** Resets the count of refusals; a backoff in force stays. */
export async function endBackoff(orm: Orm): Promise<void> {
  await orm.execute(sql`
    update ${platformCalls} set refusals = 0, backoff_until = null where backoff_until <= ${NOW}
  `);
}
