import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Restaurant } from "#content/snapshot.ts";
import {
  FILTER_NAMES,
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
    guests: fc.constantFrom("1", "15", "16", "120", "121", "0", "-3", "1e3", "many", "", "060"),
    open: fc.constantFrom("1", "true", "on", "", "0", "yes", "1 ", "__proto__", "<b>", "11"),
    utm_source: fc.constant("letter"),
  },
  { requiredKeys: [] },
);

/** The rule in the plainest words: one restaurant and one parameter at a time. */
function oracle(all: readonly Filtered[], query: Record<string, string>): Filtered[] {
  const left: Filtered[] = [];
  for (const one of all) {
    let fits = true;
    for (const [name, value] of Object.entries(query)) {
      if (name === "city" && value !== "" && all.some((other) => other.citySlug === value)) {
        if (one.citySlug !== value) fits = false;
      }
      if (name === "country" && value !== "" && all.some((other) => other.country === value)) {
        if (one.country !== value) fits = false;
      }
      const isFeature = all.some((other) => (other.features as readonly string[]).includes(value));
      if (name === "feature" && isFeature) {
        if (!(one.features as readonly string[]).includes(value)) fits = false;
      }
      if (name === "guests" && ["1", "15", "16", "120", "121"].includes(value)) {
        let largest = 0;
        for (const { capacity } of one.rooms) if (capacity > largest) largest = capacity;
        if (largest < Number(value)) fits = false;
      }
      if (name === "open" && ["1", "true", "on"].includes(value)) {
        if (one.isOpen !== true) fits = false;
      }
    }
    if (fits) left.push(one);
  }
  return left;
}

// Rule 3.5.
test("whatever is asked for, the list is the oracle's", () => {
  fc.assert(
    fc.property(fc.array(aRestaurant, { maxLength: 12 }), aQuery, (all, query) => {
      const values = readFilters(new URLSearchParams(query), all);
      expect(all.filter((one) => isWanted(one, values))).toEqual(oracle(all, query));
    }),
    { numRuns: 500 },
  );
});

test("each choice leaves what its label says, and each way out brings what it says", () => {
  fc.assert(
    fc.property(fc.array(aRestaurant, { maxLength: 12 }), aQuery, (all, query) => {
      const values = readFilters(new URLSearchParams(query), all);
      const { options, without } = listFilters(all, values, "pt");
      for (const [name, choices] of Object.entries(options)) {
        for (const { value, count } of choices) {
          const changed = { ...values, [name]: value };
          expect(all.filter((one) => isWanted(one, changed))).toHaveLength(count);
        }
        const value = values[name as keyof typeof options];
        if (value !== "") expect(choices.map((choice) => choice.value)).toContain(value);
      }
      expect(without.map(({ name }) => name)).toEqual(
        FILTER_NAMES.filter((name) => values[name] !== ""),
      );
      for (const { name, count } of without) {
        expect(all.filter((one) => isWanted(one, { ...values, [name]: "" }))).toHaveLength(count);
      }
    }),
    { numRuns: 200 },
  );
});

test("what is not known of a restaurant is asked of it only where it is all that is missing", () => {
  fc.assert(
    fc.property(fc.array(aRestaurant, { maxLength: 12 }), aQuery, (all, query) => {
      const values = readFilters(new URLSearchParams(query), all);
      for (const one of all) {
        const unknown = unknownOf(one, values);
        const known: Filtered = {
          ...one,
          isOpen: one.isOpen ?? true,
          rooms: one.rooms.some(({ capacity }) => capacity > 0) ? one.rooms : [room(1e6)],
        };
        expect(unknown !== undefined).toBe(!isWanted(one, values) && isWanted(known, values));
        if (unknown === "open") expect(one.isOpen).toBeUndefined();
        if (unknown === "guests")
          expect(one.rooms.some(({ capacity }) => capacity > 0)).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

describe("open now", () => {
  /** An ordinary week with a night past twelve, by the clock of `timeZone`. */
  const hours = (timeZone: string): Restaurant["openingHours"] => ({
    timeZone,
    weekly: [
      { days: ["monday", "tuesday", "wednesday"], opens: "12:00", closes: "16:00" },
      { days: ["friday", "saturday"], opens: "19:00", closes: "02:00" },
    ],
    exceptions: [{ date: "2026-12-25", name: null, spans: [] }],
    validFrom: "2026-11-01",
    validUntil: "2027-10-31",
  });

  /** What a wall clock of the zone shows, read from its own formatter. */
  function wall(moment: Date, timeZone: string) {
    const parts = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      weekday: "long",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).formatToParts(moment);
    const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
    return {
      day: of("weekday"),
      date: `${of("year")}-${of("month")}-${of("day")}`,
      time: `${of("hour")}:${of("minute")}`,
    };
  }

  /** The same week written out by hand. */
  function isOpenByHand(moment: Date, timeZone: string): boolean | undefined {
    const { day, date, time } = wall(moment, timeZone);
    const yesterday = wall(new Date(moment.getTime() - 86_400_000), timeZone).date;
    const night = ["Saturday", "Sunday"].includes(day) && time < "02:00";
    const nightHolds =
      yesterday >= "2026-11-01" && yesterday <= "2027-10-31" && yesterday !== "2026-12-25";
    if (night && nightHolds) return true;
    if (date < "2026-11-01" || date > "2027-10-31") return undefined;
    if (date === "2026-12-25") return false;
    if (["Monday", "Tuesday", "Wednesday"].includes(day)) return time >= "12:00" && time < "16:00";
    return ["Friday", "Saturday"].includes(day) && time >= "19:00";
  }

  test("is worked out by each restaurant's own clock, and unknown hours are not open", () => {
    const zones = ["Europe/Madrid", "America/Sao_Paulo", "America/Santiago"];
    const all = [...zones.map((zone) => ({ openingHours: hours(zone) })), { openingHours: null }];
    const from = Date.UTC(2026, 9, 28);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * 24 * 60 }), (minutes) => {
        const now = new Date(from + minutes * 60_000);
        expect(withOpening(all, now).map(({ isOpen }) => isOpen)).toEqual([
          ...zones.map((zone) => isOpenByHand(now, zone)),
          undefined,
        ]);
      }),
      { numRuns: 2000 },
    );
  });

  test("takes one clock for a zone, however many restaurants are in it", () => {
    const clocks = vi.spyOn(Intl, "DateTimeFormat");
    const all = Array.from({ length: 800 }, () => ({ openingHours: hours("Asia/Tokyo") }));
    const shown = [1, 2].map((day) => withOpening(all, new Date(Date.UTC(2027, 1, day))));
    const made = clocks.mock.calls.length;
    clocks.mockRestore();
    expect(shown.flat()).toHaveLength(1600);
    // Once a day.
    expect(made).toBe(2);
  });
});
