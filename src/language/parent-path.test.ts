import { expect, test } from "vitest";
import { parentPath } from "./parent-path.ts";

// Rule 2.6.
test.each([
  // From a restaurant to the list.
  ["/pt/restaurantes/madrid/rubaiyat-madrid", "/pt/restaurantes"],
  ["/es/restaurantes/madrid/rubaiyat-madrid", "/es/restaurantes"],
  ["/pt/restaurants/madrid/rubaiyat-madrid", "/pt/restaurantes"],
  ["/pt/restaurants/madrid", "/pt/restaurantes"],
  // From a page of the group to the group.
  ["/pt/quem-somos", "/pt/grupo-rubaiyat"],
  ["/en/our-figueira", "/en/grupo-rubaiyat"],
  // Elsewhere the last segment goes.
  ["/en/news/nova-carta-vinhos", "/en/news"],
  ["/en/news/nova-carta-vinhos/x/y", "/en/news/nova-carta-vinhos/x"],
  ["/pt/restaurants/madrid/rubaiyat-madrid/x", "/pt/restaurants/madrid/rubaiyat-madrid"],
  ["/en/eventos/x", "/en/eventos"],
  ["/pt/a/b/c", "/pt/a/b"],
  ["/pt/a", "/pt"],
  ["/a/b", "/pt/a"],
  // At the top level to home.
  ["/", "/pt"],
  ["/pt", "/pt"],
  ["/en/events", "/en"],
  ["/es/gruporubaiyat/", "/es"],
  ["/EN/news", "/en"],
])("leads back from %s to %s", (pathname, expected) => {
  expect(parentPath(pathname)).toBe(expected);
});
