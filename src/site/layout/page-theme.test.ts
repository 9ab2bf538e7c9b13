import { expect, test } from "vitest";
import { NIGHT } from "#design/palette.ts";
import { THEMES } from "#design/themes.ts";
import { pageTheme } from "./page-theme.ts";

// Rule 2.8.
test.each([
  "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat",
  "/en/restaurants/sao-paulo/a-figueira-rubaiyat",
  "/pt/restaurantes/sao-paulo/a-figueira-rubaiyat/menu-principal",
])("%s has the navy theme", (path) => {
  expect(pageTheme(path)).toEqual({ className: "theme-night", colour: NIGHT });
});

test.each(["/pt", "/pt/nossa-figueira", "/pt/restaurantes/madrid/rubaiyat-madrid", "/pt/nothing"])(
  "%s has the theme of all pages",
  (path) => expect(pageTheme(path).className).toBeUndefined(),
);

test.each(["--surface", "--action", "--action-deep"] as const)("its %s is blue", (name) => {
  const colour = new Map(THEMES).get(".theme-night")?.[name] ?? "";
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  expect(blue).toBeGreaterThan(Math.max(red, green));
});
