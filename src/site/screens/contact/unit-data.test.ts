import { expect, test } from "vitest";
import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import { groupByCountry, toUnitData } from "./unit-data.ts";

test("the units stand under their countries, and no unit is lost", () => {
  const units = builtInRestaurants().map((restaurant) => toUnitData(restaurant, "en"));
  const groups = groupByCountry(units);
  expect(groups.map(([country]) => country)).toEqual(["Brasil", "Espanha", "Chile", "Argentina"]);
  expect(groups.flatMap(([, members]) => members)).toHaveLength(units.length);
  for (const [country, members] of groups) {
    for (const unit of members) expect(unit.country).toBe(country);
  }
});
