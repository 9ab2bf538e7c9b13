import { expect, test } from "vitest";
import { builtInRestaurants } from "#content/built-in-restaurants.ts";
import { toDeliveryRestaurants } from "./delivery-restaurants.ts";

const LINK = { name: "Entregas", url: "https://orders.example/rio" };
const OTHER = { name: "Outra", url: "https://other.example/rio" };

test("each restaurant gets the links of its own entries, and nothing is known of the others", () => {
  const restaurants = toDeliveryRestaurants(builtInRestaurants(), [
    { restaurant: "rubaiyat-rio", links: [LINK] },
    { restaurant: "no-such-restaurant", links: [OTHER] },
    { restaurant: "rubaiyat-rio", links: [OTHER] },
  ]);
  expect(restaurants).toHaveLength(builtInRestaurants().length);
  const withLinks = restaurants.filter(({ links }) => links.length > 0);
  expect(withLinks.map(({ slug, links }) => [slug, links])).toEqual([
    ["rubaiyat-rio", [LINK, OTHER]],
  ]);
});
