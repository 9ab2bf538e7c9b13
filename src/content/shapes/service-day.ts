const HOUR_MS = 60 * 60 * 1000;
/** At four in the morning UTC every dinner of the group is over, and no lunch has begun. */
const DAY_BEGINS_MS = 4 * HOUR_MS;

/**
 * The day (ISO) that menus and happenings count by, the same for all restaurants; a dinner past midnight belongs to
 * the day before.
 */
export function serviceDay(now: Date): string {
  return new Date(now.getTime() - DAY_BEGINS_MS).toISOString().slice(0, 10);
}
