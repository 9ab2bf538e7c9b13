import { expect, test } from "vitest";
import { NIGHT } from "#design/palette.ts";
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
  "gives %s the theme of all pages",
  (path) => expect(pageTheme(path).className).toBeUndefined(),
);
