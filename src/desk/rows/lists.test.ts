import fc from "fast-check";
import { expect, test } from "vitest";
import {
  insertRow,
  type Lists,
  type Place,
  placeInGap,
  removeRow,
  rowAt,
  rowKey,
  sameRow,
} from "./lists.ts";

const MENU = ["abc", "", "de"].map((names) => [...names]);
const at = (list: number, index: number): Place => ({ list, index });
const names = (lists: Lists<string>) => lists.map((rows) => rows.join(""));

function move(lists: Lists<string>, from: Place, gap: Place): Lists<string> {
  const row = rowAt(lists, from);
  return row === undefined ? lists : insertRow(removeRow(lists, from), placeInGap(from, gap), row);
}

test.each([
  ["down within its list", at(0, 0), at(0, 2), ["bac", "", "de"]],
  ["to where it is", at(0, 1), at(0, 1), ["abc", "", "de"]],
  ["to the gap behind itself", at(0, 1), at(0, 2), ["abc", "", "de"]],
  ["up within its list", at(0, 2), at(0, 0), ["cab", "", "de"]],
  ["into an empty list", at(0, 0), at(1, 0), ["bc", "a", "de"]],
  ["to the end of another list", at(0, 2), at(2, 2), ["ab", "", "dec"]],
  ["from nowhere", at(5, 0), at(0, 0), ["abc", "", "de"]],
])("a row moves %s", (_, from, gap, moved) => {
  expect(names(move(MENU, from, gap))).toEqual(moved);
});

test("loses and duplicates no row in any move", () => {
  const place = fc.record({ list: fc.nat(2), index: fc.nat(3) });
  fc.assert(
    fc.property(place, place, (from, to) => {
      const gap = { ...to, index: Math.min(to.index, MENU[to.list]?.length ?? 0) };
      const moved = names(move(MENU, from, gap)).join("");
      expect([...moved].toSorted().join("")).toBe("abcde");
    }),
  );
});

test("keeps a changed row's key", () => {
  const dish = { name: "a" };
  expect(rowKey(sameRow({ ...dish, name: "b" }, dish))).toBe(rowKey(dish));
  expect(rowKey({ ...dish })).not.toBe(rowKey(dish));
});
