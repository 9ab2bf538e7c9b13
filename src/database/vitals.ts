import { gte, lt, sql } from "drizzle-orm";
import type { Screen } from "#language/screens.ts";
import type { Orm } from "./connect.server.ts";
import { TODAY } from "./schema/daily-events.ts";
import { dailyVitals } from "./schema/daily-vitals.ts";

/**
 * What is measured of a visit, in the words of the browsers' makers (Web Vitals): when the largest picture or text was
 * painted (`lcp`, milliseconds), how long the page took to answer a touch (`inp`, milliseconds), and how much of it
 * jumped (`cls`, a number). Each has the upper ends of its buckets; the last bucket, which is open, begins where they
 * end. A visit is stored as one more in its bucket, never with its value.
 */
export const VITAL_BUCKETS = {
  lcp: [400, 600, 800, 1000, 1200, 1600, 2000, 2500, 3000, 4000, 6000],
  inp: [16, 32, 50, 75, 100, 150, 200, 300, 400, 500, 1000],
  cls: [0, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5],
} as const;

export type Vital = keyof typeof VITAL_BUCKETS;
export const VITALS = Object.keys(VITAL_BUCKETS) as Vital[];

/** By the pointer: a finger (phones and tablets), or a mouse. */
export const DEVICES = ["phone", "desktop"] as const;
export type Device = (typeof DEVICES)[number];

/** One visit as it is counted; what its browser could not measure is missing. */
interface Visit extends Readonly<Partial<Record<Vital, number | undefined>>> {
  /** Of the page that it began with. */
  readonly screen: Screen;
  readonly device: Device;
  /** ISO 3166-1; empty where it is none of the group's. */
  readonly country: string;
}

/** Adds one to the bucket of each value that a visit has. */
export async function countVisit(orm: Orm, visit: Visit): Promise<void> {
  const { screen, device, country } = visit;
  // Always in this order: two visits that share rows do not wait for each other in a circle.
  const rows = VITALS.flatMap((vital) => {
    const value = visit[vital];
    if (value === undefined) return [];
    const bucket = bucketOf(vital, value);
    return [sql`(${TODAY}, ${vital}, ${screen}, ${device}, ${country}, ${bucket}::smallint, 1)`];
  });
  if (rows.length === 0) return;
  await orm.execute(sql`
    insert into ${dailyVitals} (day, vital, screen, device, country, bucket, count)
    values ${sql.join(rows, sql`, `)}
    on conflict (day, vital, screen, device, country, bucket)
      do update set count = ${dailyVitals.count} + 1
  `);
}

function bucketOf(vital: Vital, value: number): number {
  const ends: readonly number[] = VITAL_BUCKETS[vital];
  const bucket = ends.findIndex((end) => value <= end);
  return bucket === -1 ? ends.length : bucket;
}

/** How many visits since a day lie in each bucket: of all (`device`, `country` and `screen` null), and by each of these. */
export async function readVitals(orm: Orm, since: string) {
  const { vital, bucket, device, country, screen } = dailyVitals;
  const rows = await orm
    .select({
      vital: sql<Vital>`${vital}`,
      bucket,
      device: sql<Device | null>`${device}`,
      country: sql<string | null>`${country}`,
      screen: sql<Screen | null>`${screen}`,
      count: sql<string>`sum(${dailyVitals.count})`,
    })
    .from(dailyVitals)
    .where(gte(dailyVitals.day, since))
    .groupBy(sql`${vital}, ${bucket}, grouping sets ((), (${device}), (${country}), (${screen}))`);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Deletes what nobody can ask for any more: the desk shows a year. */
export async function deleteOldVitals(orm: Orm): Promise<void> {
  await orm.delete(dailyVitals).where(lt(dailyVitals.day, sql`${TODAY} - 366`));
}
