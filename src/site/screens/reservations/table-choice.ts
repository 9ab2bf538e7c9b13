import type { RestaurantSummary } from "#site/blocks/restaurant-summary/restaurant-summary.ts";
import type { TableErrors, TableField, TableValues } from "#site/blocks/table-form/table-form.tsx";

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

/**
 * Reads what the table form asks for (rule 3.24): `restaurant` is a restaurant's slug or a city's,
 * `date` an ISO day, `time` as 20:30. `earliestDay` is the first day that is not over yet.
 */
export function readTableChoice(
  query: URLSearchParams,
  restaurants: readonly Pick<RestaurantSummary, "slug" | "citySlug">[],
  earliestDay: string,
): TableChoice {
  const typed = (name: TableField) => (query.get(name) ?? "").trim().slice(0, LONGEST);
  const values = {
    restaurant: typed("restaurant"),
    people: typed("people"),
    date: typed("date"),
    time: typed("time"),
  };
  const slugs = restaurants
    .filter(({ slug, citySlug }) => slug !== "" && [slug, citySlug].includes(values.restaurant))
    .map(({ slug }) => slug);
  // A link may name the restaurant alone: then nothing is missing yet.
  const isAsked = ["people", "date", "time"].some((name) => query.has(name));
  const errors: TableErrors = {
    ...restaurantError(values.restaurant, slugs.length > 0, isAsked),
    ...(isAsked && {
      ...(!isPeople(values.people) && { people: "invalid" }),
      ...dateError(values.date, earliestDay),
      ...(!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(values.time) && { time: "invalid" }),
    }),
  };
  return { values, errors, slugs, isComplete: isAsked && Object.keys(errors).length === 0 };
}

function restaurantError(value: string, isKnown: boolean, isAsked: boolean): TableErrors {
  if (isKnown || (value === "" && !isAsked)) return {};
  return { restaurant: value === "" ? "missing" : "invalid" };
}

function isPeople(value: string): boolean {
  return /^\d{1,3}$/.test(value) && Number(value) > 0;
}

function dateError(value: string, earliestDay: string): TableErrors {
  if (!isDay(value)) return { date: "invalid" };
  return value < earliestDay ? { date: "past" } : {};
}

/** 31 April would become 1 May. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
