import { momentAt, momentsOf } from "#language/local-time.ts";
import { WEEKDAYS } from "#language/weekdays.ts";
import type { HappeningTime } from "../kinds/happening.ts";
import type { Happening, Snapshot } from "../snapshot.ts";
import { serviceDayEnd } from "./menu-dates.ts";
import { zoneOf } from "./restaurant-zone.ts";

/** One day of a special date; times are in the restaurant's zone. */
export interface HappeningDate {
  /** ISO day. */
  readonly day: string;
  readonly begins: string | null;
  readonly ends: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days are counted from Thursday, 1 January 1970. */
const FIRST_WEEKDAY = WEEKDAYS.indexOf("thursday");

/**
 * Returns at most `most` dates of an inclusive range, soonest first; of two with an equal
 * beginning, the last.
 */
export function datesFrom(
  day: string,
  times: readonly HappeningTime[],
  most: number,
  through?: string,
): readonly HappeningDate[] {
  const dates = new Map<string, HappeningDate>();
  for (const time of times) {
    for (const one of datesOf(time, { first: numberOf(day), most, through })) {
      dates.set(`${one.day} ${one.begins ?? ""}`, one);
    }
  }
  return [...dates.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, most)
    .map(([, date]) => date);
}

function datesOf(
  time: HappeningTime,
  { first, most, through }: { first: number; most: number; through: string | undefined },
): readonly HappeningDate[] {
  const { from, weekdays, begins, ends } = time;
  const last = through === undefined ? lastDay(time) : Math.min(lastDay(time), numberOf(through));
  const dates: HappeningDate[] = [];
  for (let day = Math.max(first, numberOf(from)); dates.length < most && day <= last; day += 1) {
    const weekday = WEEKDAYS[(day + FIRST_WEEKDAY) % 7];
    if (weekdays.length > 0 && (weekday === undefined || !weekdays.includes(weekday))) continue;
    dates.push({ day: dayOf(day), begins, ends });
  }
  return dates;
}

/** Weekdays repeat until an end is set; without weekdays and end it is one day. */
function lastDay({ from, through, weekdays }: HappeningTime): number {
  if (through !== null) return numberOf(through);
  return weekdays.length > 0 ? LAST_DAY : numberOf(from);
}

export function isOneDay({ from, through, weekdays }: HappeningTime): boolean {
  return weekdays.length === 0 && (through ?? from) === from;
}

const numberOf = (day: string) => Date.parse(`${day}T00:00Z`) / DAY_MS;
const dayOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** The last day with a four-digit year. */
const LAST_DAY = numberOf("9999-12-31");

/**
 * Returns the moment (milliseconds) at which a date is over in a zone (rule 3.30): at its end, else
 * its beginning, else midnight. In an unknown zone the service day ends it.
 */
function overAt({ day, begins, ends }: HappeningDate, zone: string | undefined): number {
  if (zone === undefined) return serviceDayEnd(day).getTime();
  if (begins === null) return momentAt(day, DAY_MS / 60_000, zone).epochMilliseconds;
  const { start, end = start } = momentsOf({ day, begins, ends }, zone);
  return end.epochMilliseconds;
}

/** A date that began this many days ago in UTC may still go on somewhere. */
const DAYS_BEFORE = 2;
/** Later dates are ahead in every zone. */
const DAYS_NEAR = DAYS_BEFORE + 2;

export function isAhead(date: HappeningDate, zone: string | undefined, now: Date): boolean {
  return numberOf(date.day) * DAY_MS - now.getTime() > DAY_MS || overAt(date, zone) > now.getTime();
}

/** Returns the dates ahead in one of the zones, soonest first, at most `most` and none after `through`. */
export function comingDates(
  times: readonly HappeningTime[],
  zones: Zones,
  now: Date,
  most: number,
  through?: string,
): readonly HappeningDate[] {
  const from = dayOf(Math.floor(now.getTime() / DAY_MS) - DAYS_BEFORE);
  return datesFrom(from, times, most + DAYS_NEAR * times.length, through)
    .filter((date) => zones.some((zone) => isAhead(date, zone, now)))
    .slice(0, most);
}

type Zones = readonly (string | undefined)[];
type Places = Pick<Snapshot, "findRestaurant">;
interface PlacedRestaurants {
  findRestaurant(slug: string): Parameters<typeof zoneOf>[0] | null | undefined;
}

/** Returns the distinct zones of its restaurants; an unknown one is undefined. */
export function zonesOfHappening(
  { restaurants }: Pick<Happening, "restaurants">,
  places: PlacedRestaurants,
): Zones {
  const found = restaurants.flatMap((slug) => places.findRestaurant(slug) ?? []);
  return [...new Set(found.map(zoneOf))];
}

/** Returns whether a date ended in the interval (after `after`, up to `until`). */
export function isOverBetween(
  content: Pick<Snapshot, "happenings"> & Places,
  after: Date,
  until: Date,
) {
  return content.happenings.some((happening) => {
    const zones = zonesOfHappening(happening, content);
    const { times } = happening;
    const through = dayOf(Math.floor(until.getTime() / DAY_MS) + 1);
    return comingDates(times, zones, after, DAYS_NEAR * times.length, through).some((date) =>
      zones.some((zone) => isAhead(date, zone, after) && !isAhead(date, zone, until)),
    );
  });
}

export interface ComingHappening {
  readonly happening: Happening;
  readonly next: HappeningDate;
}

/** Returns the special dates ahead, at any restaurant or one, soonest first. Cached per minute. */
export function comingHappenings(
  content: Pick<Snapshot, "happenings"> & Places,
  now: Date,
  restaurant?: string,
): readonly ComingHappening[] {
  const minute = Math.floor(now.getTime() / 60_000);
  let known = KNOWN.get(content.happenings);
  if (known?.minute !== minute) known = { minute, coming: new Map() };
  KNOWN.set(content.happenings, known);
  const there = known.coming.get(restaurant);
  if (there !== undefined) return there;
  const orderOf = ({ happening, next }: ComingHappening) =>
    `${next.day} ${next.begins ?? ""} ${happening.slug}`;
  const coming = content.happenings
    .filter(({ restaurants }) => restaurant === undefined || restaurants.includes(restaurant))
    .flatMap((happening) => {
      const restaurants = restaurant === undefined ? happening.restaurants : [restaurant];
      const zones = zonesOfHappening({ ...happening, restaurants }, content);
      const [next] = comingDates(happening.times, zones, now, 1);
      return next === undefined ? [] : [{ happening, next }];
    })
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  known.coming.set(restaurant, coming);
  return coming;
}
const KNOWN = new WeakMap<
  readonly Happening[],
  {
    readonly minute: number;
    /** By restaurant; undefined: at any. */
    readonly coming: Map<string | undefined, readonly ComingHappening[]>;
  }
>();
