import { expect, test } from "vitest";
import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import { toDeliveryHouses } from "./delivery-houses.ts";

const LINK = { name: "Entregas", url: "https://orders.example/rio" };
const OTHER = { name: "Outra", url: "https://other.example/rio" };

test("each house gets the links of its own entries, and nothing is known of the others", () => {
  const houses = toDeliveryHouses(builtInRestaurants(), [
    { restaurant: "rubaiyat-rio", links: [LINK] },
    { restaurant: "no-such-house", links: [OTHER] },
    { restaurant: "rubaiyat-rio", links: [OTHER] },
  ]);
  expect(houses).toHaveLength(builtInRestaurants().length);
  const withLinks = houses.filter(({ links }) => links.length > 0);
  expect(withLinks.map(({ slug, links }) => [slug, links])).toEqual([
    ["rubaiyat-rio", [LINK, OTHER]],
  ]);
});
