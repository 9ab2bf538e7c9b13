import fc from "fast-check";
import { expect, test } from "vitest";
import { moveRow } from "#desk/client/pieces/move-row.ts";
import { rowKey, sameRow } from "#desk/client/pieces/row-keys.ts";
import type { Place } from "#desk/client/pieces/use-drag.ts";
import { gapBeside, insertItem, moveItem, removeItem, type Sections } from "./menu-sections.ts";

const TITLE = { pt: "", en: "", es: "" };
const menu = (...sections: readonly string[]): Sections =>
  sections.map((names) => ({ title: TITLE, items: [...names].map((name) => ({ name })) }));
const names = (sections: Sections) =>
  sections.map(({ items }) => items.map(({ name }) => name).join(""));

const MENU = menu("abc", "", "de");
const at = (section: number, index: number): Place => ({ section, index });

test.each([
  ["down within its section", at(0, 0), at(0, 2), ["bac", "", "de"]],
  ["to where it is", at(0, 1), at(0, 1), ["abc", "", "de"]],
  ["to the gap behind itself", at(0, 1), at(0, 2), ["abc", "", "de"]],
  ["up within its section", at(0, 2), at(0, 0), ["cab", "", "de"]],
  ["into an empty section", at(0, 0), at(1, 0), ["bc", "a", "de"]],
  ["to the end of another section", at(0, 2), at(2, 2), ["ab", "", "dec"]],
  ["from nowhere", at(5, 0), at(0, 0), ["abc", "", "de"]],
])("a dish moves %s", (_, from, gap, moved) => {
  expect(names(moveItem(MENU, from, gap))).toEqual(moved);
});

test("one step at a time a dish comes from the first place to the last and back", () => {
  let sections = MENU;
  const seen = [];
  for (let step = 0; step < 20; step += 1) {
    const section = sections.findIndex(({ items }) => items.some(({ name }) => name === "a"));
    const index = sections[section]?.items.findIndex(({ name }) => name === "a") ?? -1;
    const gap = gapBeside(sections, { section, index }, 1);
    if (gap === undefined) break;
    sections = moveItem(sections, { section, index }, gap);
    seen.push(names(sections).join("|"));
  }
  expect(seen).toEqual(["bac||de", "bca||de", "bc|a|de", "bc||ade", "bc||dae", "bc||dea"]);
  expect(gapBeside(sections, at(2, 2), 1)).toBeUndefined();
  expect(gapBeside(sections, at(2, 0), -1)).toEqual(at(1, 0));
  expect(gapBeside(sections, at(0, 0), -1)).toBeUndefined();
});

test("whatever is moved, no dish is lost and none is there twice", () => {
  const place = fc.record({ section: fc.nat(2), index: fc.nat(3) });
  fc.assert(
    fc.property(place, place, (from, to) => {
      const gap = { ...to, index: Math.min(to.index, MENU[to.section]?.items.length ?? 0) };
      const moved = names(moveItem(MENU, from, gap)).join("");
      expect([...moved].toSorted().join("")).toBe("abcde");
    }),
  );
});

test("sections change places", () => {
  expect(names(moveRow(MENU, 0, 3))).toEqual(["", "de", "abc"]);
  expect(names(moveRow(MENU, 2, 0))).toEqual(["de", "abc", ""]);
  expect(names(moveRow(MENU, 1, 2))).toEqual(["abc", "", "de"]);
});

test("what was removed comes back to its place", () => {
  const [{ items } = { items: [] }] = MENU;
  const removed = removeItem(MENU, at(0, 1));
  expect(names(removed)).toEqual(["ac", "", "de"]);
  const [, item] = items;
  expect(item && names(insertItem(removed, at(0, 1), item))).toEqual(["abc", "", "de"]);
});

test("a row that is changed keeps its key, and so does the section of a dish that moves", () => {
  const dish = { name: "a" };
  expect(rowKey(sameRow({ ...dish, name: "b" }, dish))).toBe(rowKey(dish));
  expect(rowKey({ ...dish })).not.toBe(rowKey(dish));
  const keys = MENU.map(rowKey);
  expect(moveItem(MENU, at(0, 0), at(2, 0)).map(rowKey)).toEqual(keys);
});
