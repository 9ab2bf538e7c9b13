import { describe, expect, inject, test } from "vitest";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { aPhotograph } from "#tests/builders/uploaded-picture.ts";
import { readPdf } from "#tests/pdf-text.ts";
import { MENUS, RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import { LANGUAGES } from "#language/languages.ts";
import { MENU_KINDS, type MenuKind } from "#content/kinds/restaurant.ts";
import { drawMenu, type MenuInput } from "./draw-menu.ts";
import { menuTitle } from "#content/schemas/menu-titles.ts";
import { INVITATIONS } from "./menu-texts.ts";

const SITE_URL = "https://site.test";
/** By day only a menu with dishes and one without. */
const KINDS = inject("isNight") ? MENU_KINDS : (["main", "executive"] as const);

function inputOf(slug: string, kind: MenuKind) {
  const restaurant = RESTAURANTS.find((one) => one.slug === slug);
  if (restaurant === undefined) throw new Error(`No restaurant is called ${slug}`);
  const content = MENUS.find((menu) => menu.slug === `${slug}-${kind}`);
  const changedAt = new Date("2024-01-01");
  return { restaurant, kind, content, siteUrl: SITE_URL, author: "Casas Exemplo", changedAt };
}

async function read(slug: string, kind: MenuKind, changes: Partial<MenuInput> = {}) {
  return readPdf(await drawMenu({ ...inputOf(slug, kind), ...changes }, { compress: false }));
}

const words = (text: string) => text.split(/\s+/).filter(Boolean);

describe.each(RESTAURANTS.map(({ slug }) => slug))("the menus of %s", (slug) => {
  test.each(KINDS)("%s contains all its texts on one or two pages", async (kind) => {
    const input = inputOf(slug, kind);
    const pdf = await read(slug, kind);
    const own = input.restaurant.country === "Brasil" ? "pt" : "es";
    expect(pdf).toMatchObject({
      title: `${menuTitle(kind, own)} – ${input.restaurant.name}`,
      author: "Casas Exemplo",
    });
    expect([1, 2]).toContain(pdf.pages);
    expect(pdf.texts).toContain(input.restaurant.name.toLocaleUpperCase());
    for (const language of LANGUAGES) expect(pdf.texts).toContain(menuTitle(kind, language));
    expect(pdf.texts.join(" ")).not.toContain("\uFFFD");

    const said = new Set(words(pdf.texts.join(" ")));
    const { content } = input;
    const expected = content
      ? content.sections.flatMap(({ title, items }) => [
          ...Object.values(title),
          ...items.flatMap(({ name, explanation = {} }) => [name, ...Object.values(explanation)]),
        ])
      : Object.values(INVITATIONS[kind]);
    expect(expected.flatMap(words).filter((word) => !said.has(word))).toEqual([]);
  });
});

test.each([
  ["rubaiyat-madrid", "Menú principal", "Menu Principal"],
  ["a-figueira-rubaiyat", "Menu Principal", "Menú principal"],
])("puts the own language of %s first", async (slug, first, second) => {
  const { texts } = await read(slug, "main");
  const titles = texts.filter((text) => text === first || text === second);
  expect(titles.slice(0, 2)).toEqual([first, second]);
});

test("has one H1, a heading per section, lists and three languages for screen readers", async () => {
  const { tags, languages } = await read("rubaiyat-chile", "main");
  const count = (tag: string) => tags.filter((other) => other === tag).length;
  const sections = MENUS.find(({ slug }) => slug === "rubaiyat-chile-main")?.sections ?? [];
  const dishes = sections.flatMap(({ items }) => items);
  const { length } = sections;
  expect(["H1", "H2", "L", "LI"].map(count)).toEqual([1, length, length, dishes.length]);
  expect([...languages].toSorted()).toEqual(["en", "es", "pt"]);
});

test("links a known phone, and invents none", async () => {
  const madrid = await read("rubaiyat-madrid", "executive");
  expect(madrid.texts).toContain("+34 913 59 10 00");
  expect(madrid.links).toContain("tel:+34913591000");
  const chile = await read("rubaiyat-chile", "feijoada");
  expect(chile.links.filter((link) => link.startsWith("tel:"))).toEqual([]);
  expect(chile.texts.join(" ")).not.toMatch(/\+\d/);
});

test("draws equal bytes for equal input", async () => {
  const input = inputOf("rubaiyat-rio", "dessert");
  const bytes = await drawMenu(input);
  expect(bytes.subarray(0, 8).toString()).toBe("%PDF-1.7");
  expect(bytes.equals(await drawMenu(input))).toBe(true);
  const changed = { ...input, restaurant: { ...input.restaurant, phone: "+552122334455" } };
  expect(bytes.equals(await drawMenu(changed))).toBe(false);
});

test("draws the restaurant's picture only if the texts leave room", async () => {
  const size = { width: 64, height: 80 };
  const picture = { bytes: await aPhotograph(size).jpeg().toBuffer(), ...size };
  for (const { slug, kind, pictures } of [
    { slug: "rubaiyat-rio", kind: "dessert", pictures: 1 },
    { slug: "rubaiyat-madrid", kind: "main", pictures: 0 },
  ] as const) {
    const bytes = await drawMenu({ ...inputOf(slug, kind), picture }, { compress: false });
    expect(bytes.toString("latin1").match(/\/Subtype \/Image/g) ?? [], slug).toHaveLength(pictures);
    const { pages, texts } = await read(slug, kind);
    expect(readPdf(bytes)).toMatchObject({ pages, texts });
  }
});

// Rule 4.13.
test("shows prices, portions, marks, allergens, hours and dates in three languages", async () => {
  const pdf = await read("rubaiyat-rio", "executive", { content: aFullMenu() });
  const plain = pdf.texts.join(" ").replaceAll(/\s+/g, " ");
  for (const line of [
    "Segunda-feira a sexta-feira, 12:00–15:30; domingo",
    "Monday to Friday, 12:00–15:30; Sunday",
    "Del 1 de noviembre de 2025 al 31 de marzo de 2099",
    "Served at the table",
    "R$ 38",
    "R$ 1.249,90",
    "R$ 98,50 · € 17",
    "media ración",
    "Half portion 200 g: R$58 · For 2 people: R$180",
    "Vegetarian · Gluten-free",
    "Pode conter castanhas e nozes",
    "Can be made without milk",
    "Contiene pescado",
    "Other allergens: please ask us",
    "Alérgenos: pergunte-nos",
    "coeliac disease",
  ]) {
    expect(plain).toContain(line);
  }
  expect(plain).not.toContain("Uma seleção.");
  expect(pdf.languages).toContain("it");
});
