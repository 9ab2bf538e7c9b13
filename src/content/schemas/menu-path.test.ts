import { expect, test } from "vitest";
import { MENU_KINDS, type MenuKind } from "#content/kinds/restaurant.ts";
import { menuPath, menuUrl } from "./menu-path.ts";
import { parseMenuFile } from "#server/pdfs/menu-pdfs.ts";

test("encodes a slug from elsewhere, so that it stays in the folder", () => {
  expect(menuPath("../x?y#z", "bar")).toBe("/menus/..%2Fx%3Fy%23z-bar.pdf");
});

test("prefers a configured URL, unless empty", () => {
  const urlOf = (
    kind: MenuKind,
    menus: object | null = { main: "https://example.com/m.pdf", bar: "" },
  ) => menuUrl({ slug: "restaurant", menus }, kind);
  expect(urlOf("main")).toBe("https://example.com/m.pdf");
  expect(urlOf("bar")).toBe("/menus/restaurant-bar.pdf");
  expect(urlOf("feijoada")).toBe("/menus/restaurant-feijoada.pdf");
  expect(urlOf("dessert", null)).toBe("/menus/restaurant-dessert.pdf");
});

test("parses every path that it writes, whatever hyphens the slug has", () => {
  for (const slug of ["restaurant", "a-figueira-rubaiyat", "the-main-bar", "main"]) {
    for (const kind of MENU_KINDS) {
      const file = decodeURIComponent(menuPath(slug, kind).replace("/menus/", ""));
      expect(parseMenuFile(file)).toEqual({ slug, kind });
    }
  }
});

test.each([
  "",
  "-main.pdf",
  "restaurant.pdf",
  "restaurant-lunch.pdf",
  "restaurant-main.pdf.exe",
  `${"x".repeat(200)}-main.pdf`,
])("refuses %o", (file) => expect(parseMenuFile(file)).toBeUndefined());
