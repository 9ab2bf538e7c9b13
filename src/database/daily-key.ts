import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Orm } from "./connect.server.ts";
import { dailyKeys } from "./schema/daily-keys.ts";

/** The day of the key, by the database's clock. */
export const TODAY = sql`(clock_timestamp() at time zone 'UTC')::date`;
const TOMORROW = sql`((${TODAY} + 1)::timestamp at time zone 'UTC')`;

/** Read again after a minute, should the clock have been set or the key been deleted. */
const MAX_CACHE_MS = 60_000;

/**
 * Returns a function that resolves to the key of today, by the database's clock: a random text, the
 * same in all processes.
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

/** Undefined where another process made it at the same moment: then it is there. */
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
  throw new Error("The database has no key of today");
}

/** Deletes the keys of all other days. */
export async function forgetOldKeys(orm: Orm): Promise<void> {
  await orm.execute(sql`delete from ${dailyKeys} where day <> ${TODAY}`);
}
