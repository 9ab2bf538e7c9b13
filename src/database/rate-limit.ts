import { randomBytes } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import {
  DAY,
  LIMITS,
  type Limits,
  type LimitStore,
  createLimits,
} from "#runtime/concurrency/limits.ts";
import type { Orm } from "./database.ts";
import { LOCK_TIMEOUT } from "./database-errors.ts";
import { rateLimits, dailyKeys } from "./schema/leads.ts";

/**
 * Counts one more and returns 0 or, if the window is full, the seconds until the next one. One
 * statement by the database's clock. Call outside transactions: a hanging one would block all
 * counting under the key. Rejects when another process locks the counter for over a second
 * (`isLockTimeout`).
 */
async function take(orm: Orm, key: string, maximum: number, windowSeconds: number) {
  const length = sql`make_interval(secs => ${windowSeconds}::float8)`;
  // A window in the far future began before the clock was set back.
  const isOver = sql`not ${rateLimits.windowStart} between clock_timestamp() - ${length}
    and clock_timestamp() + ${length}`;
  const { rows } = await orm.execute<{ count: number; seconds: number }>(sql`
    insert into ${rateLimits} (key, window_start, count)
    select ${key}::text, clock_timestamp(), 1 where ${LOCK_TIMEOUT}
    on conflict (key) do update set
      window_start = case when ${isOver} then clock_timestamp() else ${rateLimits.windowStart} end,
      count = case when ${isOver} then 1 else least(${rateLimits.count}, ${maximum}::int) + 1 end
    returning count, ceil(extract(epoch from window_start + ${length} - clock_timestamp()))::int
      as seconds
  `);
  const row = rows[0];
  return row === undefined || row.count <= maximum ? 0 : Math.max(1, row.seconds);
}

export function createDatabaseStore(orm: Orm): LimitStore {
  return {
    take: (key, maximum, seconds) => take(orm, key, maximum, seconds),
    async giveBack(keys, times) {
      await orm
        .update(rateLimits)
        .set({ count: sql`greatest(0, ${rateLimits.count} - ${times})` })
        .where(inArray(rateLimits.key, [...keys]));
    },
  };
}

export const sharedLimits = (orm: Orm): Limits => createLimits(createDatabaseStore(orm));

/**
 * Deletes counters past their window, by the limit's name in the key; daily ones the next day, when
 * their key is gone.
 */
export async function deleteOldCounters(orm: Orm): Promise<void> {
  const windows = Object.entries(LIMITS).map(([name, { seconds }]) => sql`(${name}, ${seconds})`);
  // Skips rows in use until the next run.
  await orm.execute(sql`
    delete from ${rateLimits} where key in (
      select key from ${rateLimits}
      left join (values ${sql.join(windows, sql`, `)}) as windows (name, seconds)
        on name = split_part(key, ':', 1),
      lateral (select coalesce(seconds::int, ${DAY}::int) as length) as lengths
      where window_start < clock_timestamp() - make_interval(secs => length)
        or (length = ${DAY} and (window_start at time zone 'UTC')::date <> ${TODAY})
      limit 10000
      for update of ${rateLimits} skip locked
    )
  `);
}

const TODAY = sql`(clock_timestamp() at time zone 'UTC')::date`;
const TOMORROW = sql`((${TODAY} + 1)::timestamp at time zone 'UTC')`;

/** In case the clock was set or the key deleted. */
const MAX_CACHE_MS = 60_000;

/**
 * Returns a function that resolves to today's random key, by the database's clock, the same in all
 * processes.
 */
export function createDailyKey(orm: Orm): () => Promise<string> {
  let known: { readonly key: string; readonly until: number } | undefined;
  return async () => {
    if (known !== undefined && performance.now() < known.until) return known.key;
    const { key, milliseconds } =
      (await findOrMake(orm)) ?? (await findOrMake(orm)) ?? unavailable();
    known = { key, until: performance.now() + Math.min(milliseconds, MAX_CACHE_MS) };
    return key;
  };
}

/** Undefined when another process has just created it; a retry finds it. */
async function findOrMake(orm: Orm) {
  const { rows } = await orm.execute<{ key: string; milliseconds: number }>(sql`
    with found as (
      select key from ${dailyKeys} where day = ${TODAY}
    ), made as (
      insert into ${dailyKeys} (day, key)
      select ${TODAY}, ${randomBytes(32).toString("hex")}::text
      where not exists (select 1 from found)
      on conflict do nothing
      returning key
    )
    select key,
      floor(extract(epoch from ${TOMORROW} - clock_timestamp()) * 1000)::int as milliseconds
    from (select key from found union all select key from made) as keys
  `);
  return rows[0];
}

function unavailable(): never {
  throw new Error("The database has no key of the day");
}

export async function forgetOldKeys(orm: Orm): Promise<void> {
  await orm.execute(sql`delete from ${dailyKeys} where day <> ${TODAY}`);
}
