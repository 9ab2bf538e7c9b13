import { expect, test, vi } from "vitest";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { parseRestaurant } from "#api/restaurants/fetch-restaurants.ts";
import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import type { Restaurant } from "#api/restaurants/restaurants.contract.ts";
import { createHeaderRestaurants } from "./header-restaurants.ts";

const LOG = { info() {}, warn() {}, error() {} };
const NEW_RESTAURANT = parseRestaurant(aRestaurantRecord(), LOG) as Restaurant;
const BUILT_IN = { restaurants: builtInRestaurants(), isCurrent: false };

test("what the API lists is listed", async () => {
  const list = createHeaderRestaurants({ listRestaurants: async () => [NEW_RESTAURANT] });
  expect(await list()).toEqual({ restaurants: [NEW_RESTAURANT], isCurrent: true });
});

test.each([
  ["fails", () => Promise.reject(new Error("down"))],
  ["hangs", () => new Promise<never>(() => {})],
])("an API that %s from the beginning leaves the built-in ones", async (_, listRestaurants) => {
  expect(await createHeaderRestaurants({ listRestaurants }, 20)()).toEqual(BUILT_IN);
});

// Rule 2.9.
test("an API that hangs later leaves the last known ones, is asked once, and only the first waits", async () => {
  let respond: () => Promise<readonly Restaurant[]> = async () => [NEW_RESTAURANT];
  const listRestaurants = vi.fn<() => Promise<readonly Restaurant[]>>(() => respond());
  const list = createHeaderRestaurants({ listRestaurants }, 100);
  await list();
  const { promise, resolve } = Promise.withResolvers<readonly Restaurant[]>();
  respond = () => promise;
  expect(await list()).toEqual({ restaurants: [NEW_RESTAURANT], isCurrent: false });
  const before = performance.now();
  expect(await list()).toEqual({ restaurants: [NEW_RESTAURANT], isCurrent: false });
  expect(performance.now() - before).toBeLessThan(50);
  expect(listRestaurants).toHaveBeenCalledTimes(2);

  resolve([]);
  await promise;
  respond = async () => [];
  await vi.waitFor(async () => expect(await list()).toEqual({ restaurants: [], isCurrent: true }));
});

test("an empty list is no help once the API is away", async () => {
  let respond: () => Promise<readonly Restaurant[]> = async () => [];
  const list = createHeaderRestaurants({ listRestaurants: () => respond() });
  expect(await list()).toEqual({ restaurants: [], isCurrent: true });
  respond = () => Promise.reject(new Error("down"));
  expect(await list()).toEqual(BUILT_IN);
});
