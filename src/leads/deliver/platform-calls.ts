import { sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { platformCalls } from "#database/schema/leads.ts";

// What all processes must know before they call the platform: one row, by the database's clock.

const PLATFORM = "rd-station";
const NOW = sql`clock_timestamp()`;
const seconds = (milliseconds: number) =>
  sql`make_interval(secs => ${milliseconds / 1000}::float8)`;

/** A platform that asks for more than a day is called again after a day. */
const LONGEST_BACKOFF_MS = 24 * 60 * 60 * 1000;

/** An end that is farther off was written before the clock was set back. */
const IS_BACKING_OFF = sql`coalesce(${platformCalls.backoffUntil} > ${NOW}
  and ${platformCalls.backoffUntil} <= ${NOW} + ${seconds(LONGEST_BACKOFF_MS + 60_000)}, false)`;

/** In how many milliseconds the platform may be called, 0 being now, and what it is that holds. */
export interface Call {
  readonly waitMs: number;
  readonly isBackingOff: boolean;
}

/**
 * Takes the next call to the platform, or says how far off it is. Calls are evenly spaced, so no
 * minute, wherever the platform lets it begin, has more than `callsPerMinute`.
 */
export async function takeCall(transaction: Orm, callsPerMinute: number): Promise<Call> {
  const apart = seconds(60_000 / callsPerMinute);
  // Too far off is free as well: the clock was set back, or the rate raised.
  const isTaken = sql`coalesce(${platformCalls.nextCallAt}
    between ${NOW} and ${NOW} + ${apart} + interval '1 second', false)`;
  // The clock is read again after the wait for the row: `excluded` would be too early by then.
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

/** For how many milliseconds the platform wants no call of this account's; 0: it takes them. */
export async function remainingBackoff(orm: Orm): Promise<number> {
  const { rows } = await orm.execute<{ milliseconds: number }>(sql`
    select ceil(extract(epoch from backoff_until - ${NOW}) * 1000)::int as milliseconds
    from ${platformCalls} where ${IS_BACKING_OFF}
  `);
  return rows[0]?.milliseconds ?? 0;
}

/**
 * Notes that the platform refuses the whole account for now: no process sends anything before the
 * backoff ends, restarts included. `backoffOf` gets how many times in a row that happened, from 1,
 * and returns milliseconds. A backoff that ends later stays. To be called in a transaction.
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

/** The platform takes calls again: the next backoff is a first one. One that holds stays. */
export async function endBackoff(orm: Orm): Promise<void> {
  await orm.execute(sql`
    update ${platformCalls} set refusals = 0, backoff_until = null where backoff_until <= ${NOW}
  `);
}
