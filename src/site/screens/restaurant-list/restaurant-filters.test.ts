import fc from "fast-check";
import { expect, test } from "vitest";
import type { Restaurant } from "#api/restaurants/restaurants.contract.ts";
import {
  FILTER_NAMES,
  isWanted,
  listFilters,
  mayBeWanted,
  readFilters,
} from "./restaurant-filters.ts";

type Filtered = Pick<Restaurant, "city" | "citySlug" | "country" | "features" | "rooms">;

const room = (capacity: number) => ({ name: { pt: "", en: "", es: "" }, capacity });
const aRestaurant: fc.Arbitrary<Filtered> = fc
  .record({
    citySlug: fc.constantFrom("madrid", "santiago", "rio-de-janeiro", ""),
    country: fc.constantFrom("Brasil", "Espanha", "Chile", ""),
    features: fc.subarray<Restaurant["features"][number]>(["valet", "garden", "terrace"]),
    rooms: fc.array(fc.constantFrom(0, 15, 40, 120).map(room), { maxLength: 3 }),
  })
  .map((one) => ({ ...one, city: one.citySlug.toUpperCase() }));
const aQuery = fc.record(
  {
    city: fc.constantFrom("madrid", "santiago", "atlantis", "", "constructor"),
    country: fc.constantFrom("Brasil", "Chile", "Atlantis", ""),
    feature: fc.constantFrom("garden", "terrace", "parrilla", "toString"),
    guests: fc.constantFrom("1", "15", "16", "120", "121", "0", "-3", "1e3", "many", "", "060"),
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
    }
    if (fits) left.push(one);
  }
  return left;
}

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
      const { options, without } = listFilters(all, values);
      for (const name of FILTER_NAMES) {
        for (const { value, count } of options[name]) {
          const changed = { ...values, [name]: value };
          expect(all.filter((one) => isWanted(one, changed))).toHaveLength(count);
        }
        if (values[name] !== "") {
          expect(options[name].map(({ value }) => value)).toContain(values[name]);
        }
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

test("only a number of guests makes a capacity matter, and what is unknown is never both", () => {
  fc.assert(
    fc.property(fc.array(aRestaurant, { maxLength: 12 }), aQuery, (all, query) => {
      const values = readFilters(new URLSearchParams(query), all);
      for (const one of all.filter((other) => mayBeWanted(other, values))) {
        expect(values.guests).not.toBe("");
        expect(isWanted(one, values)).toBe(false);
        expect(one.rooms.filter(({ capacity }) => capacity > 0)).toEqual([]);
      }
    }),
  );
});
