import { gte, lt, sql } from "drizzle-orm";
import type { Screen } from "#language/screens.ts";
import type { Orm } from "./database.ts";
import { TODAY } from "./schema/daily-events.ts";
import { dailyVitals } from "./schema/daily-vitals.ts";

/**
 * Upper bounds of the buckets per Web Vital: largest contentful paint (`lcp`, milliseconds),
 * interaction to next paint (`inp`, milliseconds) and cumulative layout shift (`cls`). The last
 * bucket is open. A visit increments its bucket; its value is not stored.
 */
export const VITAL_BUCKETS = {
  lcp: [400, 600, 800, 1000, 1200, 1600, 2000, 2500, 3000, 4000, 6000],
  inp: [16, 32, 50, 75, 100, 150, 200, 300, 400, 500, 1000],
  cls: [0, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5],
} as const;

export type Vital = keyof typeof VITAL_BUCKETS;
export const VITALS = Object.keys(VITAL_BUCKETS) as Vital[];

/** By pointer: touch (phones and tablets), or mouse. */
export const DEVICES = ["phone", "desktop"] as const;
export type Device = (typeof DEVICES)[number];

/** One visit; values its browser cannot measure are missing. */
interface Visit extends Readonly<Partial<Record<Vital, number | undefined>>> {
  readonly screen: Screen;
  readonly device: Device;
  /** ISO 3166-1, or empty outside the group's countries. */
  readonly country: string;
}

export async function countVisit(orm: Orm, visit: Visit): Promise<void> {
  const { screen, device, country } = visit;
  // In fixed order, so that visits sharing rows do not deadlock.
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

/**
 * Returns bucket counts since a day: in total (`device`, `country` and `screen` null) and by each
 * of these.
 */
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

/** Deletes what is older than the desk's year. */
export async function deleteOldVitals(orm: Orm): Promise<void> {
  await orm.delete(dailyVitals).where(lt(dailyVitals.day, sql`${TODAY} - 366`));
}
