import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#language/languages.ts";
import { RESTAURANTS } from "../restaurants/all-restaurants.ts";
import { MENUS } from "./all-menus.ts";

const NOT_MENUS = ["all-menus.ts", "menu-content.ts", "menus.test.ts", "section-titles.ts"];

const contents = MENUS.flatMap(({ slug, ...kinds }) =>
  Object.entries(kinds).map(([kind, content]) => ({ where: `${slug} ${kind}`, content })),
);
const sections = contents.flatMap(({ where, content }) =>
  content.sections.map((section) => ({ where, section })),
);
const dishes = sections.flatMap(({ where, section }) =>
  section.dishes.map((dish) => ({ where: `${where}: ${dish.name}`, dish })),
);
const notes = contents.flatMap(({ where, content: { note } }) => (note ? [{ where, note }] : []));

test("every file belongs to a restaurant, and every file is listed", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !NOT_MENUS.includes(file));
  expect(files.toSorted()).toEqual(MENUS.map(({ slug }) => `${slug}.ts`).toSorted());
  const slugs = RESTAURANTS.map(({ slug }) => slug);
  for (const { slug } of MENUS) expect(slugs).toContain(slug);
});

test("no menu and no section is empty", () => {
  for (const { where, content } of contents) expect(content.sections, where).not.toEqual([]);
  for (const { where, section } of sections) expect(section.dishes, where).not.toEqual([]);
});

test("section titles and notes speak all three languages", () => {
  const texts = [
    ...sections.map(({ where, section }) => ({ where, note: section.title })),
    ...notes,
  ];
  for (const { where, note } of texts) {
    for (const language of LANGUAGES) expect(note[language].trim(), where).not.toBe("");
  }
});

test("an explanation adds to the name, and never leaves out the reader of English", () => {
  for (const { where, dish } of dishes) {
    if (dish.explanation === undefined) continue;
    expect(dish.explanation.en, where).toBeTruthy();
    for (const text of Object.values(dish.explanation)) {
      expect(text.trim(), where).not.toBe("");
      expect(text, where).not.toBe(dish.name);
    }
  }
});

test("a dish stands once on its menu", () => {
  for (const { where, content } of contents) {
    const names = content.sections.flatMap((section) => section.dishes.map(({ name }) => name));
    expect(new Set(names).size, where).toBe(names.length);
  }
});

test("no menu names a price, a clock time or an award", () => {
  const forbidden =
    /R\$|€|US\$|\d+[.,]\d\d\b|\d{1,2}[h:]\d{0,2}\b|prêmio|premio|award|\b(melhor|mejor|best|top)\b/i;
  for (const { content } of contents) expect(JSON.stringify(content)).not.toMatch(forbidden);
});

test("nothing is claimed where no source says anything", () => {
  expect(MENUS.map(({ slug }) => slug)).not.toContain("emporio-figueira");
  for (const menus of MENUS) expect(menus.executive, menus.slug).toBeUndefined();
  const withFeijoada = MENUS.filter(({ feijoada }) => feijoada).map(({ slug }) => slug);
  expect(withFeijoada).toEqual(["a-figueira-rubaiyat", "rubaiyat-faria-lima", "rubaiyat-madrid"]);
});
