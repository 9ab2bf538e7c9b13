import { expect, test } from "vitest";
import { parentPath } from "./parent-path.ts";

// Rule 2.6.
test.each([
  ["/pt/restaurantes/madrid/rubaiyat-madrid", "/pt/restaurantes"],
  ["/en/restaurants/madrid/rubaiyat-madrid", "/en/restaurants"],
  ["/es/restaurantes/madrid/rubaiyat-madrid", "/es/restaurantes"],
  ["/pt/restaurants/madrid/rubaiyat-madrid", "/pt/restaurantes"],
  ["/pt/restaurants/madrid", "/pt/restaurantes"],
])("the way back from the restaurant page %s is the list", (pathname, expected) => {
  expect(parentPath(pathname)).toBe(expected);
});

test.each([
  ["pt", "quem-somos"],
  ["en", "our-figueira"],
  ["es", "fundacion-belarmino"],
  ["pt", "fazenda-rubaiyat"],
])("the way back from the institutional page /%s/%s is the group", (language, slug) => {
  expect(parentPath(`/${language}/${slug}`)).toBe(`/${language}/grupo-rubaiyat`);
});

test.each([
  ["/en/news/nova-carta-vinhos", "/en/news"],
  ["/en/news/nova-carta-vinhos/x/y", "/en/news/nova-carta-vinhos/x"],
  ["/pt/restaurants/madrid/rubaiyat-madrid/x", "/pt/restaurants/madrid/rubaiyat-madrid"],
  ["/en/eventos/x", "/en/eventos"],
  ["/pt/a/b/c", "/pt/a/b"],
  ["/pt/a", "/pt"],
  ["/a/b", "/pt/a"],
])("elsewhere the last segment goes: %s → %s", (pathname, expected) => {
  expect(parentPath(pathname)).toBe(expected);
});

test.each([
  ["/", "/pt"],
  ["/pt", "/pt"],
  ["/en/events", "/en"],
  ["/es/gruporubaiyat/", "/es"],
  ["/EN/news", "/en"],
])("at the top level %s leads to %s", (pathname, expected) => {
  expect(parentPath(pathname)).toBe(expected);
});
