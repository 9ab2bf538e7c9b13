import { expect, test } from "vitest";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import { parseRestaurant } from "#api/restaurants/fetch-restaurants.ts";
import type { Restaurant } from "#api/restaurants/restaurants.contract.ts";
import { createHeaderRestaurants } from "./header-restaurants.ts";
import { isKnownRestaurant, knownRestaurants } from "./known-restaurants.ts";

const LOG = { info() {}, warn() {}, error() {} };
const NEW_RESTAURANT = parseRestaurant(aRestaurantRecord({ slug: "casa-nova" }), LOG) as Restaurant;

type List = () => Promise<readonly Restaurant[]>;
const offeredBy = (listRestaurants: List) => createHeaderRestaurants({ listRestaurants }, 20);

const FAILURES: [string, () => Promise<never>][] = [
  ["cannot be reached", () => Promise.reject(new Error("down"))],
  ["never responds", () => new Promise(() => {})],
];

test("a built-in restaurant is known without asking the API", async () => {
  const offered = () => Promise.reject(new Error("asked"));
  expect(await isKnownRestaurant("rubaiyat-rio", offered)).toBe(true);
});

test("another restaurant is known when the API lists it", async () => {
  const offered = offeredBy(async () => [NEW_RESTAURANT]);
  expect(await isKnownRestaurant("casa-nova", offered)).toBe(true);
  expect(await isKnownRestaurant("zzz", offered)).toBe(false);
});

test("with an empty list the built-in restaurants are the only ones", async () => {
  const offered = offeredBy(async () => []);
  expect(await isKnownRestaurant("a-figueira-rubaiyat", offered)).toBe(true);
  expect(await isKnownRestaurant("casa-nova", offered)).toBe(false);
  expect((await knownRestaurants(offered)).size).toBe(builtInRestaurants().length);
});

test.each(FAILURES)(
  "while the API %s the built-in restaurants are the only ones",
  async (_, failing) => {
    const offered = offeredBy(failing);
    expect(await isKnownRestaurant("rubaiyat-rio", offered)).toBe(true);
    expect(await isKnownRestaurant("zzz", offered)).toBe(false);
    expect((await knownRestaurants(offered)).size).toBe(builtInRestaurants().length);
  },
);

test.each(FAILURES)(
  "an API that %s costs no lead for a restaurant that it listed before",
  async (_, failing) => {
    let list: List = async () => [NEW_RESTAURANT];
    const offered = offeredBy(() => list());
    // As the page does whose form offers the restaurant.
    await offered();
    list = failing;
    expect(await isKnownRestaurant("casa-nova", offered)).toBe(true);
    expect(await isKnownRestaurant("zzz", offered)).toBe(false);
  },
);
