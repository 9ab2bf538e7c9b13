import { readGuestCount } from "#leads/accept/field-rules.ts";
import type { Restaurant } from "#content/snapshot.ts";
import { DEFAULT_LANGUAGE, type Language } from "#language/languages.ts";
import { countryName } from "#language/countries.ts";
import { openingStatus, type WallClock, wallClock } from "#content/schemas/opening-status.ts";
import { openingTimesOf, type TimedRestaurant } from "#content/schemas/opening-times.ts";

/** The filters that name something of a restaurant. */
const NAMES = ["city", "country", "feature"] as const;
type NamedFilter = (typeof NAMES)[number];
/** The filters with several choices. */
export type ChoiceName = NamedFilter | "guests";

/** The list's filters, as its form and its query name them. */
export const FILTER_NAMES = [...NAMES, "guests", "open"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** What is wanted of each; empty where it does not matter. */
export type FilterValues = Readonly<Record<FilterName, string>>;

/** The sizes of an event that the form offers: a room holds this many guests, or more. */
export const GUEST_STEPS: readonly string[] = ["15", "30", "60", "100", "150", "180"];

/** What the form shows, and what is offered where nothing is left. */
export type ListFilters = ReturnType<typeof listFilters>;
/** One choice, and how many restaurants it leaves with the other filters as they are. */
export type FilterOption = ListFilters["options"][ChoiceName][number];

type Filtered = Pick<Restaurant, "city" | "citySlug" | "country" | "features" | "rooms"> & {
  /** Undefined where its hours of this day are unknown. */
  readonly isOpen: boolean | undefined;
};

/** What a restaurant has of what such a filter may name. */
const NAMED: Readonly<Record<NamedFilter, (restaurant: Filtered) => readonly string[]>> = {
  city: ({ citySlug }) => [citySlug],
  country: ({ country }) => [country],
  feature: ({ features }) => features,
};

/** Restaurants with whether each is open at a moment, by its own clock. */
export function withOpening<One extends TimedRestaurant>(
  restaurants: readonly One[],
  now: Date,
): (One & Pick<Filtered, "isOpen">)[] {
  // Reading a clock takes as long as forty answers, and many restaurants share a zone.
  const clocks = new Map<string, WallClock>();
  const clockIn = (zone: string) => {
    const clock = clocks.get(zone) ?? wallClock(now, zone);
    clocks.set(zone, clock);
    return clock;
  };
  return restaurants.map((restaurant) => {
    // Names of days are not asked for.
    const times = openingTimesOf(restaurant, DEFAULT_LANGUAGE);
    const status = times && openingStatus(times, clockIn(times.zone));
    return { ...restaurant, isOpen: status && status.state === "open" };
  });
}

/** What a query may say for yes; with anything else the hours do not matter. */
const OPEN: ReadonlySet<string> = new Set(["1", "true", "on"]);

/** The filters of a query; a value that no restaurant has does not count. */
export function readFilters(
  query: URLSearchParams,
  restaurants: readonly Filtered[],
): FilterValues {
  const known = (name: NamedFilter) => {
    const value = query.get(name) ?? "";
    return restaurants.some((one) => NAMED[name](one).includes(value)) ? value : "";
  };
  return {
    city: known("city"),
    country: known("country"),
    feature: known("feature"),
    guests: readGuestCount(query.get("guests") ?? ""),
    open: OPEN.has(query.get("open") ?? "") ? "1" : "",
  };
}

/** Whether a restaurant is what is wanted, as far as is known: unknown rooms hold no number, unknown hours are not open. */
export function isWanted(restaurant: Filtered, values: FilterValues): boolean {
  const { guests, open } = values;
  const has = (name: NamedFilter) => NAMED[name](restaurant).includes(values[name]);
  return (
    NAMES.every((name) => values[name] === "" || has(name)) &&
    (guests === "" || restaurant.rooms.some(({ capacity }) => capacity >= Number(guests))) &&
    (open === "" || restaurant.isOpen === true)
  );
}

/**
 * Of a restaurant that would be wanted if more of it were known, what is not: its rooms, or its hours,
 * which come first where both are not.
 */
export function unknownOf(
  restaurant: Filtered,
  values: FilterValues,
): "guests" | "open" | undefined {
  const hasNoRooms =
    values.guests !== "" && restaurant.rooms.every(({ capacity }) => capacity === 0);
  const hasNoHours = values.open !== "" && restaurant.isOpen === undefined;
  const left = { ...values, ...(hasNoRooms && { guests: "" }), ...(hasNoHours && { open: "" }) };
  if (!isWanted(restaurant, left)) return undefined;
  if (hasNoHours) return "open";
  return hasNoRooms ? "guests" : undefined;
}

/** All that the form and the empty list say, counted over all restaurants. */
export function listFilters(
  restaurants: readonly Filtered[],
  values: FilterValues,
  language: Language,
) {
  const countOf = (list: readonly Filtered[], changes: Partial<FilterValues>) =>
    list.filter((one) => isWanted(one, { ...values, ...changes })).length;
  const options = (
    name: ChoiceName,
    choices: readonly string[],
    labelOf: (value: string) => string = (value) => value,
    having: (value: string) => readonly Filtered[] = () => restaurants,
  ) =>
    [...new Set(choices)]
      .filter((value) => value !== "")
      .map((value) => ({
        value,
        // A city's own name, and a country's in the page's language; other names are found where they are shown.
        label: labelOf(value),
        count: countOf(having(value), { [name]: value }),
      }));
  const named = (name: NamedFilter) => restaurants.flatMap(NAMED[name]);
  // There are as many cities as restaurants, nearly: each is counted in its own alone.
  const inCity = Map.groupBy(restaurants, ({ citySlug }) => citySlug);
  const guests = [...new Set([...GUEST_STEPS, values.guests])].sort(
    (one, other) => Number(one) - Number(other),
  );
  return {
    values,
    options: {
      city: options(
        "city",
        named("city"),
        (citySlug) => inCity.get(citySlug)?.at(-1)?.city ?? "",
        (citySlug) => inCity.get(citySlug) ?? [],
      ),
      country: options("country", named("country"), (country) => countryName(country, language)),
      feature: options("feature", named("feature")),
      guests: options("guests", guests),
    },
    /** How many there would be without each of the filters that are set. */
    without: FILTER_NAMES.filter((name) => values[name] !== "").map((name) => ({
      name,
      count: countOf(restaurants, { [name]: "" }),
    })),
  };
}
