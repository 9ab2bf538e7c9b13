import { sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { rateLimits } from "#database/schema/leads.ts";

const KEY = "delivery pause";

/** A platform that asks for more patience than a day is asked again after a day. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** An end that is farther off was written before the clock was set back. */
const isSound = sql`${rateLimits.windowStart}
  <= clock_timestamp() + make_interval(secs => ${LONGEST_MS / 1000 + 60}::float8)`;

/** For how many milliseconds the platform still wants no call of this account's; 0: it takes them. */
export async function remainingPause(orm: Orm): Promise<number> {
  const { rows } = await orm.execute<{ milliseconds: number }>(sql`
    select ceil(extract(epoch from window_start - clock_timestamp()) * 1000)::int as milliseconds
    from ${rateLimits}
    where key = ${KEY} and window_start > clock_timestamp() and ${isSound}
  `);
  return rows[0]?.milliseconds ?? 0;
}

/**
 * Notes that the platform refuses the whole account for now: no process sends anything before the
 * pause ends, which is kept through restarts. `pauseOf` is told how many times in a row that
 * happened, the first being 1, and says the milliseconds. A pause that ends later stays. To be
 * called in a transaction.
 */
export async function pauseDelivery(
  transaction: Orm,
  pauseOf: (times: number) => number,
): Promise<number> {
  // The row holds when the pause ends, and how many there were in a row.
  const { rows } = await transaction.execute<{ count: number }>(sql`
    insert into ${rateLimits} (key, window_start, count) values (${KEY}, clock_timestamp(), 1)
    on conflict (key) do update set
      window_start = case when ${isSound} then ${rateLimits.windowStart} else clock_timestamp() end,
      count = least(${rateLimits.count}, 1000000) + 1
    returning count
  `);
  const pauseMs = Math.min(pauseOf(rows[0]?.count ?? 1), LONGEST_MS);
  await transaction.execute(sql`
    update ${rateLimits} set window_start = greatest(
      window_start, clock_timestamp() + make_interval(secs => ${pauseMs / 1000}::float8))
    where key = ${KEY}
  `);
  return pauseMs;
}

/** The platform takes calls again: the next pause is a first one. One that holds is not touched. */
export async function forgetPauses(orm: Orm): Promise<void> {
  await orm.execute(sql`
    delete from ${rateLimits} where key = ${KEY} and window_start <= clock_timestamp()
  `);
}
