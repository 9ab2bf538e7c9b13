import fc from "fast-check";
import { expect, test } from "vitest";
import type { Restaurant } from "#content/snapshot.ts";
import {
  FILTER_NAMES,
  type FilterValues,
  isWanted,
  listFilters,
  readFilters,
  unknownOf,
  withOpening,
} from "./restaurant-filters.ts";

type Filtered = Parameters<typeof isWanted>[0];

const room = (capacity: number) => ({ name: { pt: "", en: "", es: "" }, capacity });
const aRestaurant: fc.Arbitrary<Filtered> = fc
  .record({
    citySlug: fc.constantFrom("madrid", "santiago", "rio-de-janeiro", ""),
    country: fc.constantFrom("Brasil", "Espanha", "Chile", ""),
    features: fc.subarray<Restaurant["features"][number]>(["valet", "garden", "terrace"]),
    rooms: fc.array(fc.constantFrom(0, 15, 40, 120).map(room), { maxLength: 3 }),
    isOpen: fc.constantFrom(true, false, undefined),
  })
  .map((one) => ({ ...one, city: one.citySlug.toUpperCase() }));
const aQuery = fc.record(
  {
    city: fc.constantFrom("madrid", "santiago", "atlantis", "", "constructor"),
    country: fc.constantFrom("Brasil", "Chile", "Atlantis", ""),
    feature: fc.constantFrom("garden", "terrace", "parrilla", "toString"),
    guests: fc.constantFrom("1", "15", "16", "120", "121", "0", "-3", "1e3", "many", "", "0x3c"),
    open: fc.constantFrom("1", "true", "on", "", "0", "yes", "1 ", "__proto__", "<b>", "11"),
    utm_source: fc.constant("letter"),
  },
  { requiredKeys: [] },
);

/** The rule in the plainest words, one parameter after the other. */
function oracle(all: readonly Filtered[], query: Record<string, string>): Filtered[] {
  const { city = "", country = "", feature = "", guests = "", open = "" } = query;
  let left = [...all];
  const narrow = (isAsked: boolean, fits: (one: Filtered) => boolean) => {
    if (isAsked) left = left.filter(fits);
  };
  const narrowTo = (value: string, fits: (one: Filtered) => boolean) =>
    narrow(value !== "" && all.some(fits), fits);
  narrowTo(city, ({ citySlug }) => citySlug === city);
  narrowTo(country, (one) => one.country === country);
  narrowTo(feature, ({ features }) => (features as readonly string[]).includes(feature));
  narrow(["1", "15", "16", "120", "121"].includes(guests), ({ rooms }) =>
    rooms.some(({ capacity }) => capacity >= Number(guests)),
  );
  narrow(["1", "true", "on"].includes(open), ({ isOpen }) => isOpen === true);
  return left;
}

/** Checks any restaurants and any query, as it is written and as it is read. */
const ofEveryList = (
  check: (all: Filtered[], values: FilterValues, query: Record<string, string>) => void,
) =>
  fc.assert(
    fc.property(fc.array(aRestaurant, { maxLength: 12 }), aQuery, (all, query) =>
      check(all, readFilters(new URLSearchParams(query), all), query),
    ),
    { numRuns: 500 },
  );

// Rule 3.5.
test("whatever is asked for, the list is the oracle's", () =>
  ofEveryList((all, values, query) => {
    expect(all.filter((one) => isWanted(one, values))).toEqual(oracle(all, query));
  }));

test("each choice leaves what its label says, and each way out brings what it says", () =>
  ofEveryList((all, values) => {
    const countWith = (changes: Partial<FilterValues>) =>
      all.filter((one) => isWanted(one, { ...values, ...changes })).length;
    const { options, without } = listFilters(all, values, "pt");
    for (const [name, choices] of Object.entries(options)) {
      for (const { value, count } of choices) expect(countWith({ [name]: value })).toBe(count);
      const value = values[name as keyof typeof options];
      if (value !== "") expect(choices.map((choice) => choice.value)).toContain(value);
    }
    expect(without).toEqual(
      FILTER_NAMES.filter((name) => values[name] !== "").map((name) => ({
        name,
        count: countWith({ [name]: "" }),
      })),
    );
  }));

test("what is not known of a restaurant is asked of it only where it is all that is missing", () =>
  ofEveryList((all, values) => {
    for (const one of all) {
      const unknown = unknownOf(one, values);
      const hasRooms = one.rooms.some(({ capacity }) => capacity > 0);
      const rooms = hasRooms ? one.rooms : [room(1e6)];
      const known: Filtered = { ...one, isOpen: one.isOpen ?? true, rooms };
      expect(unknown !== undefined).toBe(!isWanted(one, values) && isWanted(known, values));
      if (unknown === "open") expect(one.isOpen).toBeUndefined();
      if (unknown === "guests") expect(hasRooms).toBe(false);
    }
  }));

/** An ordinary week with a night past twelve, by the clock of `timeZone`. */
const hours = (timeZone: string): Restaurant["openingHours"] => ({
  timeZone,
  weekly: [
    { days: ["monday", "tuesday", "wednesday"], opens: "12:00", closes: "16:00" },
    { days: ["friday", "saturday"], opens: "19:00", closes: "02:00" },
  ],
  validFrom: "2026-11-01",
  validUntil: "2027-10-31",
});

// Of Madrid, São Paulo, and where hours are unknown.
test.each([
  ["2026-11-23T11:30Z", [true, false, undefined]],
  ["2026-11-23T15:30Z", [false, true, undefined]],
  ["2026-11-28T00:30Z", [true, true, undefined]],
  ["2026-12-25T22:30Z", [false, false, undefined]],
  ["2027-11-01T02:30Z", [undefined, false, undefined]],
])("at %s these are open by their own clocks: %j", (now, open) => {
  const zones = ["Europe/Madrid", "America/Sao_Paulo"];
  const closed = { spans: [], reason: null, notice: null };
  const specialDays = [{ from: "2026-12-25", to: "2026-12-25", ...closed }];
  const place = { citySlug: "", country: "Brasil" };
  const all = [
    ...zones.map((zone) => ({ ...place, specialDays, openingHours: hours(zone) })),
    { ...place, specialDays: [], openingHours: null },
  ];
  expect(withOpening(all, new Date(now)).map(({ isOpen }) => isOpen)).toEqual(open);
});
