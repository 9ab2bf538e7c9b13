import type { Restaurant, Happening } from "#content/snapshot.ts";
import { isDay, readGuestCount } from "#leads/accept/field-rules.ts";
import { earliestDay } from "#leads/accept/form-fields.ts";
import { DEFAULT_LANGUAGE } from "#language/languages.ts";
import {
  DAY_MINUTES,
  dayAfter,
  holds,
  spansOf,
  wallClock,
} from "#content/schemas/opening-status.ts";
import { minuteOf, openingTimesOf, type TimedRestaurant } from "#content/schemas/opening-times.ts";
import type { TableErrors, TableField, TableValues } from "#site/blocks/table-form/table-form.tsx";
import { comingDates, datesFrom } from "#content/schemas/happening-dates.ts";
import { zoneOf } from "#content/schemas/restaurant-zone.ts";

/** What a query of the reservations page asks for. */
export interface TableChoice {
  /** As typed, so that a wrong value can be mended. */
  readonly values: TableValues;
  /** What is wrong with each field; empty where nothing is, or nothing was asked yet. */
  readonly errors: TableErrors;
  /** The restaurants that are meant: one, those of a city, or none. */
  readonly slugs: readonly string[];
  /** Day, time and people are all there and right. */
  readonly isComplete: boolean;
}

const LONGEST = 100;

type Known = TimedRestaurant & Pick<Restaurant, "slug">;

/**
 * Reads what the table form asks for (rule 3.24): `restaurant` is a restaurant's slug or a city's,
 * `date` an ISO day, `time` as 20:30. The clocks of the restaurants decide what has passed, where their zones
 * are known; where the hours of one are known and `isHeldAt` does not say otherwise, only they are right.
 */
export function readTableChoice(
  query: URLSearchParams,
  restaurants: readonly Known[],
  now: Date,
  isHeldAt: (slug: string) => boolean = () => false,
): TableChoice {
  const typed = (name: TableField) => (query.get(name) ?? "").trim().slice(0, LONGEST);
  const values = {
    restaurant: typed("restaurant"),
    people: readGuestCount(typed("people")) || typed("people"),
    date: typed("date"),
    time: typed("time"),
  };
  const meant = restaurants.filter(
    ({ slug, citySlug }) => slug !== "" && [slug, citySlug].includes(values.restaurant),
  );
  const slugs = meant.map(({ slug }) => slug);
  // A link may name the restaurant alone: then nothing is missing yet.
  const isAsked = ["people", "date", "time"].some((name) => query.has(name));
  const wrong: TableErrors = {
    ...restaurantError(values.restaurant, slugs.length > 0, isAsked),
    ...(isAsked && {
      ...(!isPeople(values.people) && { people: "invalid" }),
      ...dateError(values.date, earliestDay(now)),
      ...(!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(values.time) && { time: "invalid" }),
    }),
  };
  const isWrong = Object.keys(wrong).length > 0;
  const errors = isAsked && !isWrong ? clockError(values, meant, now, isHeldAt) : wrong;
  return { values, errors, slugs, isComplete: isAsked && Object.keys(errors).length === 0 };
}

function restaurantError(value: string, isKnown: boolean, isAsked: boolean): TableErrors {
  if (isKnown || (value === "" && !isAsked)) return {};
  return { restaurant: value === "" ? "missing" : "invalid" };
}

function isPeople(value: string): boolean {
  return /^\d{1,3}$/.test(value) && Number(value) > 0;
}

function dateError(value: string, earliest: string): TableErrors {
  if (!isDay(value)) return { date: "invalid" };
  return value < earliest ? { date: "past" } : {};
}

/** Returns the error of the first restaurant where all have one: of several, one may still be open. */
function clockError(
  values: TableValues,
  restaurants: readonly Known[],
  now: Date,
  isHeldAt: (slug: string) => boolean,
): TableErrors {
  const errors = restaurants.map((one) => {
    const passed = passedError(values, zoneOf(one), now);
    if (passed !== undefined) return passed;
    return isHeldAt(one.slug) ? undefined : hoursError(values, one);
  });
  return (errors.every((one) => one !== undefined) && errors[0]) || {};
}

function passedError(
  { date, time }: TableValues,
  zone: string | undefined,
  now: Date,
): TableErrors | undefined {
  if (zone === undefined) return undefined;
  const today = wallClock(now, zone);
  if (date < today.date) return { date: "past" };
  return date === today.date && minuteOf(time) < today.minutes ? { time: "past" } : undefined;
}

function hoursError({ date, time }: TableValues, restaurant: Known): TableErrors | undefined {
  // Names of days are not asked for.
  const times = openingTimesOf(restaurant, DEFAULT_LANGUAGE);
  const minute = minuteOf(time);
  if (times === undefined || !holds(times, date)) return undefined;
  const spans = spansOf(times, date);
  const lastNight = spansOf(times, dayAfter(date, -1));
  const isOpen =
    spans.some(([from, to]) => from <= minute && minute < to) ||
    lastNight.some(([, to]) => minute < to - DAY_MINUTES);
  if (isOpen) return undefined;
  return spans.length === 0 ? { date: "closed" } : { time: "closed" };
}

/**
 * What a query asks for, where it may be a table at a special date (rule 3.31): the form then begins with the next
 * one, and on its days its restaurants are open whatever their hours say.
 */
export function readTableFor(
  happening: Happening | null,
  query: URLSearchParams,
  restaurants: readonly Known[],
  now: Date,
): TableChoice {
  if (happening === null) return readTableChoice(query, restaurants, now);
  const { times } = happening;
  const asked = query.get("date");
  const isHeld = asked !== null && datesFrom(asked, times, 1)[0]?.day === asked;
  const isHeldAt = (slug: string) => isHeld && happening.restaurants.includes(slug);
  const choice = readTableChoice(query, restaurants, now, isHeldAt);
  if (asked !== null) return choice;
  const meant = restaurants.filter(({ slug }) => choice.slugs.includes(slug));
  const zones = (meant.length === 0 ? restaurants : meant).map(zoneOf);
  // A table is asked for until it begins.
  const begins = times.map((time) => ({ ...time, ends: null }));
  const [next] = comingDates(begins, zones, now, 1);
  if (next === undefined) return choice;
  return { ...choice, values: { ...choice.values, date: next.day, time: next.begins ?? "" } };
}
