import { expect, test } from "vitest";
import type { MenuItem } from "#content/kinds/menu.ts";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { differences } from "#desk/client/pieces/piece-fields.ts";
import { MENU_FIELDS } from "./menu-fields.ts";
import type { Sections } from "./menu-sections.ts";
import { sectionDifferences } from "./section-differences.ts";

const title = (pt: string) => ({ pt, en: `${pt} (en)`, es: `${pt} (es)` });
const dish = (name: string, BRL = 10): MenuItem => ({ name, price: { BRL } });
const menu = (...sections: readonly (readonly [string, ...MenuItem[]])[]): Sections =>
  sections.map(([name, ...items]) => ({ title: title(name), items }));

const BASE = menu(["Carnes", dish("Picanha"), dish("Costela")], ["Doces", dish("Pudim")]);

test("of menus with the same dishes those are shown that differ, each to be chosen by itself", () => {
  const theirs = menu(
    ["Carnes", dish("Picanha"), dish("Costela", 99)],
    ["Doces", dish("Pudim", 7)],
  );
  const [costela, pudim, ...others] = sectionDifferences(BASE, theirs);
  expect(others).toEqual([]);
  expect(costela).toMatchObject({ path: "0.items.1", name: "Carnes · Costela" });
  expect(costela?.one).toMatch(/^Costela · R\$\s10/);
  expect(costela?.other).toMatch(/^Costela · R\$\s99/);
  expect(costela?.take(BASE, theirs)).toEqual(
    menu(["Carnes", dish("Picanha"), dish("Costela", 99)], ["Doces", dish("Pudim")]),
  );
  expect(pudim?.take(costela!.take(BASE, theirs), theirs)).toEqual(theirs);
});

test("what is stated of an allergen is in words", () => {
  const theirs = menu(["Carnes", dish("Picanha")]).map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, allergens: { milk: "contains" as const } })),
  }));
  const [only] = sectionDifferences(menu(["Carnes", dish("Picanha")]), theirs);
  expect(only?.other).toMatch(/contém|contains|contiene/i);
});

test("a title that was translated anew is a part of its own", () => {
  const theirs = BASE.with(1, { ...BASE[1]!, title: { ...title("Doces"), en: "Sweets" } });
  const [only] = sectionDifferences(BASE, theirs);
  expect(only).toMatchObject({ path: "1.title", name: "Doces" });
  expect(only?.take(BASE, theirs)).toEqual(theirs);
});

test("of menus with other dishes only the lines are shown that the other one lacks", () => {
  const theirs = menu(["Carnes", dish("Picanha")], ["Doces", dish("Pudim", 7), dish("Figo")]);
  const [only, ...others] = sectionDifferences(BASE, theirs);
  expect(others).toEqual([]);
  expect(only?.path).toBe("");
  expect(only?.one.split("\n").map((line) => line.replace(/ · .*/, ""))).toEqual([
    "Carnes",
    "– Costela",
    "Doces",
    "– Pudim",
  ]);
  expect(only?.other.split("\n").map((line) => line.replace(/ · .*/, ""))).toEqual([
    "Doces",
    "– Pudim",
    "– Figo",
  ]);
  expect(only?.take(BASE, theirs)).toEqual(theirs);
});

test("dishes that only changed places are shown all, and so is a menu with new prices throughout", () => {
  const moved = menu(["Carnes", dish("Costela"), dish("Picanha")], ["Doces", dish("Pudim")]);
  expect(sectionDifferences(BASE, moved)[0]?.one.split("\n")).toHaveLength(5);
  const many = (price: number) =>
    menu(["Carnes", ...Array.from({ length: 13 }, (_, at) => dish(`Prato ${at}`, price))]);
  expect(sectionDifferences(many(1), many(2)).map(({ path }) => path)).toEqual([""]);
});

test("a base with other dishes is not taken for one that is the same", () => {
  const theirs = menu(["Carnes", dish("Picanha"), dish("Costela", 99)], ["Doces", dish("Pudim")]);
  const [costela] = sectionDifferences(BASE, theirs);
  const earlier = menu(["Carnes", dish("Picanha")]);
  expect(costela?.take(earlier, BASE)).toBe(BASE);
});

test("differences of a piece name the dish", () => {
  const content = { ...aFullMenu(), sections: BASE };
  const sections = menu(["Carnes", dish("Picanha", 5), dish("Costela")], ["Doces", dish("Pudim")]);
  const [only] = differences(MENU_FIELDS, content, { ...content, sections });
  expect(only).toMatchObject({ id: "sections.0.items.0", label: "Carnes · Picanha" });
  expect(only?.take(content, { ...content, sections })).toEqual({ ...content, sections });
});
