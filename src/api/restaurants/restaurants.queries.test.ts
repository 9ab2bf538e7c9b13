import { expect, test } from "vitest";
import { describeOnBothEngines } from "#tests/test-database.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { importContent } from "#database/publish-content.ts";
import { findRestaurant, listRestaurants } from "./restaurants.queries.ts";

describeOnBothEngines("restaurant queries", (getDatabase) => {
  test("the list keeps the order of the content, inactive restaurants included", async () => {
    const reversed = RESTAURANTS.toReversed().map((restaurant, index) => ({
      ...restaurant,
      isActive: index !== 0,
    }));
    await importContent(getDatabase(), { restaurants: reversed });
    const rows = await listRestaurants(getDatabase());
    expect(rows.map((row) => row.slug)).toEqual(reversed.map((restaurant) => restaurant.slug));
    expect(rows.map((row) => row.isActive)).toEqual(
      reversed.map((restaurant) => restaurant.isActive),
    );
  });

  test("an empty table is an empty list", async () => {
    expect(await listRestaurants(getDatabase())).toEqual([]);
  });

  test("a restaurant is found by its slug and by its id, with every field as it was given", async () => {
    await importContent(getDatabase(), { restaurants: RESTAURANTS });
    const bySlug = await findRestaurant(getDatabase(), "rubaiyat-madrid");
    const given = RESTAURANTS.find((restaurant) => restaurant.slug === "rubaiyat-madrid");
    expect(bySlug).toMatchObject({ ...given });
    expect(bySlug?.createdAt).toBeInstanceOf(Date);
    expect(Math.abs(Date.now() - (bySlug?.updatedAt.getTime() ?? 0))).toBeLessThan(60_000);

    expect(await findRestaurant(getDatabase(), bySlug?.id ?? "")).toEqual(bySlug);
    expect(await findRestaurant(getDatabase(), bySlug?.id.toUpperCase() ?? "")).toEqual(bySlug);
  });

  test.each([
    "no-such-restaurant",
    "",
    "123",
    "00000000-0000-0000-0000-000000000000",
    "00000000-0000-0000-0000-00000000000g",
    "{00000000-0000-0000-0000-000000000000}",
    "' or 1=1 --",
    "nul\0inside",
    "\ud800",
    "x".repeat(100_000),
  ])("what is not there is null (%#)", async (asked) => {
    await importContent(getDatabase(), { restaurants: RESTAURANTS });
    expect(await findRestaurant(getDatabase(), asked)).toBeNull();
  });
});
