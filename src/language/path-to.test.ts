import { expect, test } from "vitest";
import { pathTo, restaurantPath } from "./path-to.ts";

test.each(["", ".", ".."])("ends a path above the impossible parameter %j", (slug) => {
  expect(pathTo("en", "newsArticle", { slug })).toBe("/en/news");
  expect(pathTo("en", "restaurant", { citySlug: slug, slug: "x" })).toBe("/en/restaurants");
});

test("requires exactly a screen's parameters", () => {
  // @ts-expect-error: a restaurant's URL also needs its city
  pathTo("pt", "restaurant", { slug: "x" });
  // @ts-expect-error: an article's URL needs its slug
  pathTo("pt", "newsArticle");
  // @ts-expect-error: the list of news has no slug
  pathTo("pt", "newsList", { slug: "x" });
});

// Rule 1.5.
test.each([
  [{ city: "São Paulo", citySlug: "sao-paulo", slug: "casa" }, "sao-paulo/casa"],
  [{ city: "Rio de Janeiro", citySlug: "", slug: "rubaiyat-rio" }, "rio-de-janeiro/rubaiyat-rio"],
  [{ city: " ", citySlug: null, slug: "" }, "cidade/restaurante"],
  [{}, "cidade/restaurante"],
])("%j is at /es/restaurantes/%s", (restaurant, path) => {
  expect(restaurantPath("es", restaurant)).toBe(`/es/restaurantes/${path}`);
});
