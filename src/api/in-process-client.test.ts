import { expect, test } from "vitest";
import { recordLog } from "#tests/log-recorder.ts";
import { describeOnBothEngines } from "#tests/test-database.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { importContent } from "#database/publish-content.ts";
import { createApi } from "./api.ts";
import { createApiClient } from "./api-client.ts";
import { builtInRestaurants } from "./restaurants/built-in-restaurants.ts";

describeOnBothEngines("the client in-process", (getDatabase) => {
  test("reads back what the content says, through the same contract as everybody", async () => {
    await importContent(getDatabase(), { restaurants: RESTAURANTS });
    const { log, lines } = recordLog();
    const api = createApi({ database: getDatabase(), log });
    const client = createApiClient({
      baseUrl: "http://in-process/api",
      fetch: (request) => api.fetch(request),
      log,
    });

    const withoutRowIds = (list: Awaited<ReturnType<typeof client.listRestaurants>>) =>
      list.map((restaurant) => ({ ...restaurant, id: restaurant.slug }));
    const restaurants = await client.listRestaurants();
    const expected = RESTAURANTS.map(({ slug }) => slug);
    expect(restaurants.map(({ slug }) => slug)).toEqual(expected);
    expect(await client.findRestaurant("rubaiyat-madrid")).toEqual(
      restaurants.find(({ slug }) => slug === "rubaiyat-madrid"),
    );
    expect(await client.findRestaurant("no-such-restaurant")).toBeNull();
    // What header and footer fall back on is the same as what the database was seeded with.
    expect(withoutRowIds(restaurants)).toEqual(builtInRestaurants());
    expect(lines).toEqual([]);
  });
});
