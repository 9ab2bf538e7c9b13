import { type SQL, sql } from "drizzle-orm";

export const TIME_ZONE = "America/Sao_Paulo";

/** Returns today's ISO day of the group. */
export const groupToday = (): string => Temporal.Now.plainDateISO(TIME_ZONE).toString();

/** Returns the first moment of a day, or of one `later` days after it. */
export function startOfDay(isoDay: string, later = 0): SQL {
  return sql`((${isoDay}::date + ${later}::int)::timestamp at time zone ${TIME_ZONE})`;
}
