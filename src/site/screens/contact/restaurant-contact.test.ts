import { expect, test } from "vitest";
import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import { groupByCountry, toRestaurantContact } from "./restaurant-contact.ts";

test("the restaurants are grouped by country, and none is lost", () => {
  const restaurants = builtInRestaurants().map((one) => toRestaurantContact(one, "en"));
  const groups = groupByCountry(restaurants);
  expect(groups.map(([country]) => country)).toEqual(["Brasil", "Espanha", "Chile", "Argentina"]);
  expect(groups.flatMap(([, members]) => members)).toHaveLength(restaurants.length);
  for (const [country, members] of groups) {
    for (const restaurant of members) expect(restaurant.country).toBe(country);
  }
});
