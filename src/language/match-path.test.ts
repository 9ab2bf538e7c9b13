import { expect, test } from "vitest";
import { languageOf, matchPath } from "./match-path.ts";

// Rule 1.2.
test("matches the bare root as an alias of home in Portuguese", () => {
  const home = { language: "pt", screen: "home", params: {} };
  expect(matchPath("/")).toEqual({ ...home, alias: true });
  expect(matchPath("/pt")).toEqual({ ...home, alias: false });
});

test.each([
  // Another language's slugs.
  "/en/restaurantes/madrid",
  "/es/restaurants",
  "/pt/news",
  "/en/novidades/a",
  // Unknown and malformed paths.
  "/restaurantes",
  "/fr",
  "/fr/restaurants",
  "/pt/nada",
  "/pt/contato/x",
  "/pt/novidades/%",
  "/pt/novidades/%E0%A4%A",
  "/pt/%zz",
  "/%",
  "/pt/novidades/%2e%2E",
])("%s is no page", (pathname) => expect(matchPath(pathname)).toBeUndefined());

test("matches slugs in any case, as React Router does; keeps a parameter's case", () => {
  expect(matchPath("/en/Events")).toMatchObject({ screen: "events", alias: false });
  const city = { screen: "cityRestaurants", params: { citySlug: "Madrid" }, alias: true };
  expect(matchPath("/pt/RESTAURANTS/Madrid")).toMatchObject(city);
});

test.each([
  ["/en.data", { language: "en", screen: "home", alias: false }],
  ["/_root.data", { language: "pt", screen: "home" }],
  ["/_.data", { language: "pt", screen: "home" }],
  ["/en/_.data", { language: "en", screen: "home" }],
  ["/en/news/x.data", { params: { slug: "x" } }],
])("matches the data request %s", (path, page) => expect(matchPath(path)).toMatchObject(page));

// Rule 1.11.
test.each([
  ["/en/events", "en"],
  ["/ES", "es"],
  ["/en.data", "en"],
  ["/", "pt"],
  ["/fr/events", "pt"],
  ["/english", "pt"],
])("%s is in %s", (path, language) => expect(languageOf(path)).toBe(language));
