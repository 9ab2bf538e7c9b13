import { dayAfter, wallClock } from "#content/shapes/opening-status.ts";

/** The day that it is for the group (São Paulo). */
export const groupToday = (now = new Date()): string => wallClock(now, "America/Sao_Paulo").date;

/** So many days, the last of them `last`, the oldest first. */
export function daysUpTo(last: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => dayAfter(last, index + 1 - count));
}
