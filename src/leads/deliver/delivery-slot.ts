import { sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { rateLimits } from "#database/schema/leads.ts";

/**
 * Takes the next call to the platform, or answers how many milliseconds it is away. All processes
 * share the calls, by the database's clock, and they are evenly spaced: so no minute, wherever the
 * platform lets it begin, has more than `callsPerMinute`. The row holds when the next call is free.
 */
export async function takeDeliverySlot(transaction: Orm, callsPerMinute: number): Promise<number> {
  const apart = sql`make_interval(secs => ${60 / callsPerMinute}::float8)`;
  const next = sql`clock_timestamp() + ${apart}`;
  // Free at its time, and also when that is too far off: the clock was set back, or the rate raised.
  const isFree = sql`not ${rateLimits.windowStart}
    between clock_timestamp() and clock_timestamp() + ${apart} + interval '1 second'`;
  const { rows } = await transaction.execute<{ count: number; milliseconds: number }>(sql`
    insert into ${rateLimits} (key, window_start, count) values ('delivery', ${next}, 1)
    on conflict (key) do update set
      window_start = case when ${isFree} then ${next} else ${rateLimits.windowStart} end,
      count = case when ${isFree} then 1 else 0 end
    returning count,
      ceil(extract(epoch from window_start - clock_timestamp()) * 1000)::int as milliseconds
  `);
  const row = rows[0];
  return row === undefined || row.count === 1 ? 0 : Math.max(1, row.milliseconds);
}
