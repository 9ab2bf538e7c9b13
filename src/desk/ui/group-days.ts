import { dayAfter, wallClock } from "#content/schemas/opening-status.ts";

export const groupToday = (now = new Date()): string => wallClock(now, "America/Sao_Paulo").date;

/** Returns this many days up to `last`, oldest first. */
export function daysUpTo(last: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => dayAfter(last, index + 1 - count));
}
