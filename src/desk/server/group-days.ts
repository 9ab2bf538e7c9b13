import { type SQL, sql } from "drizzle-orm";

/** Where the group's days begin. */
export const TIME_ZONE = "America/Sao_Paulo";

/** The first moment of a day, or of one so many days later. */
export function startOfDay(isoDay: string, later = 0): SQL {
  return sql`((${isoDay}::date + ${later}::int)::timestamp at time zone ${TIME_ZONE})`;
}
