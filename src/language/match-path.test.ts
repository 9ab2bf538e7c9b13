import { expect, test } from "vitest";
import { languageOf, matchPath } from "./match-path.ts";

// Rule 1.2.
test("the bare root is home in Portuguese, whose own URL is another", () => {
  const home = { language: "pt", screen: "home", params: {} };
  expect(matchPath("/")).toEqual({ ...home, alias: true });
  expect(matchPath("/pt")).toEqual({ ...home, alias: false });
});

test.each(["/en/restaurantes/madrid", "/es/restaurants", "/pt/news", "/en/novidades/a"])(
  "%s is not a page, because the slug is another language's",
  (pathname) => expect(matchPath(pathname)).toBeUndefined(),
);

test.each(["/restaurantes", "/fr", "/fr/restaurants", "/pt/nada", "/pt/contato/x"])(
  "%s is no page",
  (pathname) => expect(matchPath(pathname)).toBeUndefined(),
);

test("a slug matches in any letter case, as in React Router; a parameter stays as it is", () => {
  expect(matchPath("/en/Events")).toMatchObject({ screen: "events", alias: false });
  const city = { screen: "cityRestaurants", params: { citySlug: "Madrid" }, alias: true };
  expect(matchPath("/pt/RESTAURANTS/Madrid")).toMatchObject(city);
});

test.each(["/pt/novidades/%", "/pt/novidades/%E0%A4%A", "/pt/%zz", "/%", "/pt/novidades/%2e%2E"])(
  "the malformed path %s is no page",
  (pathname) => expect(matchPath(pathname)).toBeUndefined(),
);

test("a data request means the page whose data it asks for", () => {
  expect(matchPath("/en.data")).toMatchObject({ language: "en", screen: "home", alias: false });
  expect(matchPath("/_root.data")).toMatchObject({ language: "pt", screen: "home" });
  expect(matchPath("/_.data")).toMatchObject({ language: "pt", screen: "home" });
  expect(matchPath("/en/_.data")).toMatchObject({ language: "en", screen: "home" });
  expect(matchPath("/en/news/x.data")).toMatchObject({ params: { slug: "x" } });
});

// Rule 1.11.
test("the language comes from the prefix, whatever its case, else it is Portuguese", () => {
  expect(languageOf("/en/events")).toBe("en");
  expect(languageOf("/ES")).toBe("es");
  expect(languageOf("/en.data")).toBe("en");
  expect(languageOf("/")).toBe("pt");
  expect(languageOf("/fr/events")).toBe("pt");
  expect(languageOf("/english")).toBe("pt");
});
