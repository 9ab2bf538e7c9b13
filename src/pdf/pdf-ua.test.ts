import { expect, inject, test } from "vitest";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { aQuoteSheet } from "#tests/builders/quote-sheet.ts";
import { aPhotograph } from "#tests/builders/uploaded-picture.ts";
import { pdfUaFaults } from "#tests/pdf-ua.ts";
import { MENU_KINDS } from "#content/kinds/restaurant.ts";
import { MENUS, RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import { LANGUAGES } from "#language/languages.ts";
import { drawMenu, type MenuInput } from "./draw-menu.ts";
import { drawQuote } from "./draw-quote.ts";
import { openSheet } from "./sheet.ts";

const MORE = { siteUrl: "https://site.test", author: "Casas & <Exemplo>" };
/** By day only the most read kind. */
const KINDS = inject("isNight") ? MENU_KINDS : (["main"] as const);
const changedAt = new Date("2047-01-01");

// Rule 8.3.
test.each(RESTAURANTS)("draws the menus of $slug small and as PDF/UA", async (restaurant) => {
  const size = { width: 64, height: 80 };
  const picture = { bytes: await aPhotograph(size).jpeg().toBuffer(), ...size };
  for (const kind of KINDS) {
    const content = MENUS.find((menu) => menu.slug === `${restaurant.slug}-${kind}`);
    const input: MenuInput = { restaurant, kind, content, picture, changedAt, ...MORE };
    const bytes = await drawMenu(input);
    expect.soft(await pdfUaFaults(bytes), kind).toEqual([]);
    expect.soft(bytes.length, kind).toBeLessThan(60 * 1024);
  }
});

test("draws a menu with every field, Italian included, as PDF/UA", async () => {
  const [first] = RESTAURANTS;
  if (first === undefined) throw new Error("There is none");
  const restaurant = { ...first, name: "Fogo & Brasa <1926>" };
  const input = {
    restaurant,
    kind: "executive",
    content: aFullMenu(),
    changedAt,
    ...MORE,
  } as const;
  expect(await pdfUaFaults(await drawMenu(input))).toEqual([]);
});

// Rule 10.34.
test.each(LANGUAGES)("draws a quote of several pages as PDF/UA in %s", async (language) => {
  const sheet = aQuoteSheet({ language, ...MORE });
  const conditions = "Condição & mais: Ξινόμαυρο, Мавруд, საფერავი → x\u030C 寿.\n\n".repeat(90);
  const quote = { ...sheet.quote, conditions };
  expect(await pdfUaFaults(await drawQuote({ ...sheet, quote }))).toEqual([]);
});

test("finds untagged drawings and missing heading levels", async () => {
  const sheet = openSheet({ title: "T", author: "A", language: "pt", changedAt });
  sheet.addPage();
  sheet.doc.rect(0, 0, 9, 9).fill("black");
  const line = { text: "T", x: 9, y: 9, width: 90 };
  const style = { font: "sans", size: 9, color: "black" } as const;
  sheet.write(sheet.root, { ...line, style, tag: "H2" });
  sheet.write(sheet.root, { ...line, style, tag: "LBody" });
  sheet.group(sheet.root, "Figure").end();
  expect(await pdfUaFaults(await sheet.finish())).toEqual([
    "09-004 LBody in Document",
    "09 an empty Figure",
    "13-004 a figure has no text",
    "14-002 begins with H2",
    "14-003 H2 after H0",
    "01-005 f on page 1 is neither tagged nor decoration",
  ]);
});
