import { expect, expectTypeOf, test } from "vitest";
import { pathTo, restaurantPath } from "./path-to.ts";
import type { ParamsOf } from "./screens.ts";

test.each(["", ".", ".."])("a parameter %j, which no URL can carry, ends it above", (slug) => {
  expect(pathTo("en", "newsArticle", { slug })).toBe("/en/news");
  expect(pathTo("en", "restaurant", { citySlug: slug, slug: "x" })).toBe("/en/restaurants");
});

test("each screen demands exactly its parameters", () => {
  expectTypeOf<ParamsOf<"restaurant">>().toEqualTypeOf<{ citySlug: string; slug: string }>();
  expectTypeOf<ParamsOf<"cityRestaurants">>().toEqualTypeOf<{ citySlug: string }>();
  expectTypeOf<ParamsOf<"newsArticle">>().toEqualTypeOf<{ slug: string }>();
  expectTypeOf<keyof ParamsOf<"home">>().toEqualTypeOf<never>();
  // @ts-expect-error: an article's URL needs its slug
  pathTo("pt", "newsArticle");
  // @ts-expect-error: the list of news has no slug
  pathTo("pt", "newsList", { slug: "x" });
});

test("a restaurant's own city slug wins over its city's name", () => {
  const restaurant = { city: "São Paulo", citySlug: "sao-paulo", slug: "rubaiyat-faria-lima" };
  expect(restaurantPath("pt", restaurant)).toBe("/pt/restaurantes/sao-paulo/rubaiyat-faria-lima");
});

// Rule 1.5.
test("a missing city slug falls back to the city's name in lower case with hyphens", () => {
  const restaurant = { city: "Rio de Janeiro", citySlug: "", slug: "rubaiyat-rio" };
  expect(restaurantPath("es", restaurant)).toBe("/es/restaurantes/rio-de-janeiro/rubaiyat-rio");
});

test("without city and slug the URL says 'cidade' and 'restaurante'", () => {
  expect(restaurantPath("en", { city: " ", citySlug: null, slug: "" })).toBe(
    "/en/restaurants/cidade/restaurante",
  );
  expect(restaurantPath("en", {})).toBe("/en/restaurants/cidade/restaurante");
});
