import { z } from "zod";

// https://developers.google.com/my-business/reference/businessinformation/rest/v1/accounts.locations

/** Minutes after midnight; `to` exceeds 1440 for an end on the next day. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Monday first; an empty list is a closed day. */
export type WeekHours = readonly (readonly Span[])[];

/** Exceptions by date (ISO). */
export type SpecialHours = ReadonlyMap<string, readonly Span[]>;

const DAY = 24 * 60;
const DAYS = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const;
const MOST_PERIODS = 400;

/** Google omits zeros; 24:00 is the midnight that ends a day. */
const time = z
  .object({
    hours: z.int().min(0).max(24).default(0),
    minutes: z.int().min(0).max(59).default(0),
  })
  .default({ hours: 0, minutes: 0 })
  .transform(({ hours, minutes }) => hours * 60 + minutes);

const date = z
  .object({ year: z.int().min(1).max(9999), month: z.int().min(1).max(12), day: z.int().min(1) })
  .transform(({ year, month, day }) => new Date(Date.UTC(year, month - 1, day)));

const period = z.object({
  openDay: z.enum(DAYS),
  openTime: time,
  closeDay: z.enum(DAYS),
  closeTime: time,
});

/** Google's regular hours: undefined means closed all week, unreadable hours are null. */
export const regularHours = z
  .object({ periods: z.array(period).max(MOST_PERIODS).default([]) })
  .optional()
  .transform((hours): WeekHours | null => {
    const week: Span[][] = DAYS.map(() => []);
    for (const { openDay, openTime, closeDay, closeTime } of hours?.periods ?? []) {
      let day = DAYS.indexOf(openDay);
      let from = openTime;
      let to = closeTime + ((DAYS.indexOf(closeDay) - day + 7) % 7) * DAY;
      if (to <= from) to += 7 * DAY;
      // Split into days: Google writes "always open" as one opening of seven days.
      for (; to - from > DAY; to -= DAY) {
        week[day]?.push({ from, to: DAY });
        from = 0;
        day = (day + 1) % 7;
      }
      week[day]?.push({ from, to });
    }
    return week.map(inOrder);
  })
  .catch(null);

/** Google's special hours; unreadable hours are null. */
export const specialHours = z
  .object({
    specialHourPeriods: z
      .array(
        z.object({
          startDate: date,
          endDate: date.optional(),
          openTime: time,
          closeTime: time,
          closed: z.boolean().default(false),
        }),
      )
      .max(MOST_PERIODS)
      .default([]),
  })
  .optional()
  .transform((hours): SpecialHours | null => {
    const days = new Map<string, readonly Span[]>();
    for (const one of hours?.specialHourPeriods ?? []) {
      const { startDate, endDate = startDate, openTime: from, closeTime, closed } = one;
      // The end is at most one day after the start.
      const isLater = endDate > startDate;
      const dates = closed && isLater ? [startDate, endDate] : [startDate];
      const to = closeTime + (isLater || closeTime <= from ? DAY : 0);
      for (const each of dates.map((day) => day.toISOString().slice(0, 10))) {
        days.set(each, closed ? [] : inOrder([...(days.get(each) ?? []), { from, to }]));
      }
    }
    return days;
  })
  .catch(null);

const inOrder = (spans: readonly Span[]) =>
  spans.toSorted((one, other) => one.from - other.from || one.to - other.to);
