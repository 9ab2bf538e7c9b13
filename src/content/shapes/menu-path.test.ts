import { expect, test } from "vitest";
import { MENU_KINDS } from "#content/kinds/restaurant.ts";
import { menuPath, menuUrl } from "./menu-path.ts";
import { parseMenuFile } from "#server/menu-pdfs.ts";

test("a slug from elsewhere cannot leave the folder of menus", () => {
  expect(menuPath("../x?y#z", "bar")).toBe("/menus/..%2Fx%3Fy%23z-bar.pdf");
});

test("a configured URL wins, an empty one does not count", () => {
  const menus = { main: "https://example.com/menu.pdf", bar: "" };
  expect(menuUrl({ slug: "restaurant", menus }, "main")).toBe("https://example.com/menu.pdf");
  expect(menuUrl({ slug: "restaurant", menus }, "bar")).toBe("/menus/restaurant-bar.pdf");
  expect(menuUrl({ slug: "restaurant", menus }, "feijoada")).toBe("/menus/restaurant-feijoada.pdf");
  expect(menuUrl({ slug: "restaurant", menus: null }, "dessert")).toBe(
    "/menus/restaurant-dessert.pdf",
  );
});

test("every path of a menu is read back, whatever hyphens its slug has", () => {
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
])("%o is not a menu", (file) => expect(parseMenuFile(file)).toBeUndefined());
