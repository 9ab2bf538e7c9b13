import { expect, test } from "vitest";
import { aRestaurantRecord } from "../../tests/builders/restaurant-record.ts";
import { parseRestaurant } from "../api/restaurants/parse-restaurant.ts";
import type { Restaurant } from "../api/restaurants/restaurants.contract.ts";
import { isKnownRestaurant } from "./known-restaurants.ts";

const LOG = { info() {}, warn() {}, error() {} };
const NEW_HOUSE = parseRestaurant(aRestaurantRecord({ slug: "casa-nova" }), LOG) as Restaurant;

test("a built-in house is known without asking the API", async () => {
  const api = { listRestaurants: () => Promise.reject(new Error("asked")) };
  expect(await isKnownRestaurant(api, "rubaiyat-rio")).toBe(true);
});

test("another house is known when the API lists it", async () => {
  const api = { listRestaurants: async () => [NEW_HOUSE] };
  expect(await isKnownRestaurant(api, "casa-nova")).toBe(true);
  expect(await isKnownRestaurant(api, "casa-inventada")).toBe(false);
});

test.each<[string, () => Promise<Restaurant[]>]>([
  ["cannot be reached", () => Promise.reject(new Error("down"))],
  ["never answers", () => new Promise(() => {})],
])("an API that %s costs no lead", async (_, listRestaurants) => {
  expect(await isKnownRestaurant({ listRestaurants }, "casa-nova", 20)).toBe(true);
});
