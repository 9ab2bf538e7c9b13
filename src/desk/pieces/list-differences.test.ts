import { expect, test } from "vitest";
import type { MenuItem, MenuSection } from "#content/kinds/menu.ts";
import { menu as menuKind } from "#desk/kinds/menu.tsx";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { differences, wordsOf } from "./fields.ts";

type Sections = readonly MenuSection[];

const { fields } = menuKind;
const sectionDifferences = (one: Sections, other: Sections) =>
  fields.sections.differences(one, other);

const title = (pt: string) => ({ pt, en: `${pt} (en)`, es: `${pt} (es)` });
const dish = (name: string, BRL = 10): MenuItem => ({ name, price: { BRL } });
const menu = (...sections: readonly (readonly [string, ...MenuItem[]])[]): Sections =>
  sections.map(([name, ...items]) => ({ title: title(name), items }));

/** The lines of a text without what follows the name of a dish. */
const names = (text = "") => text.split("\n").map((line) => line.replace(/ · .*/, ""));

const BASE = menu(["Carnes", dish("Picanha"), dish("Costela")], ["Doces", dish("Pudim")]);

test("of menus with the same dishes those are shown that differ, each to be chosen by itself", () => {
  const theirs = menu(
    ["Carnes", dish("Picanha"), dish("Costela", 99)],
    ["Doces", dish("Pudim", 7)],
  );
  const [costela, pudim, ...others] = sectionDifferences(BASE, theirs);
  expect(others).toEqual([]);
  expect(costela?.path).toBe("0.items.1.price");
  expect(costela?.label).toMatch(/^Carnes · Costela · /);
  expect(costela?.one).toMatch(/^R\$\s10/);
  expect(costela?.other).toMatch(/^R\$\s99/);
  expect(costela?.take(BASE, theirs)).toEqual(
    menu(["Carnes", dish("Picanha"), dish("Costela", 99)], ["Doces", dish("Pudim")]),
  );
  expect(pudim?.take(costela!.take(BASE, theirs), theirs)).toEqual(theirs);
});

test("of a section with other dishes only the lines are shown that the other one lacks", () => {
  const theirs = menu(["Carnes", dish("Picanha")], ["Doces", dish("Pudim", 7), dish("Figo")]);
  const [meat, sweets, ...others] = sectionDifferences(BASE, theirs);
  expect(others).toEqual([]);
  expect([meat?.path, sweets?.path]).toEqual(["0.items", "1.items"]);
  expect([names(meat?.one), names(meat?.other)]).toEqual([["Costela"], [""]]);
  expect([names(sweets?.one), names(sweets?.other)]).toEqual([["Pudim"], ["Pudim", "Figo"]]);
  expect(sweets?.take(meat!.take(BASE, theirs), theirs)).toEqual(theirs);
});

test("differences of a piece, and what is wrong with it, name the dish", () => {
  const content = { ...aFullMenu(), sections: BASE };
  const sections = menu(["Carnes", dish("Picanha", 5), dish("Costela")], ["Doces", dish("Pudim")]);
  const [only] = differences(fields, content, { ...content, sections });
  expect(only?.path).toBe("sections.0.items.0.price");
  expect(only?.take(content, { ...content, sections })).toEqual({ ...content, sections });
  expect(wordsOf(fields, "sections.0.items.1.explanation.en").label()).toMatch(
    /1 · .*2 · .* · English/,
  );
});
