import { expect, test } from "vitest";
import { mergeContent } from "./merge-content.ts";

const dish = (name: string, price: number) => ({ name, price: { EUR: price } });
const menu = (...items: readonly object[]) => ({
  sections: [{ title: { pt: "Pratos", en: "Dishes", es: "Platos" }, items }],
});
const [picanha, figs, bread] = [dish("Picanha", 30), dish("Figos", 9), dish("Pão", 4)];

/** Merges two changes without conflicts. */
function merge(base: object, mine: object, theirs: object) {
  const { content, conflicting } = mergeContent(base, mine, theirs);
  expect(conflicting).toBeUndefined();
  return content;
}

test("merges changes per field, language and item", () => {
  const base = { name: "Rio", text: { pt: "a", en: "b" }, tags: ["um", "dois"], phone: "1" };
  const mine = { ...base, text: { pt: "A", en: "b" }, tags: ["um", "dois", "três"] };
  const theirs = { ...base, text: { pt: "a", en: "B" }, tags: ["dois"], phone: "2" };
  expect(merge(base, mine, theirs)).toEqual({
    name: "Rio",
    text: { pt: "A", en: "B" },
    tags: ["dois", "três"],
    phone: "2",
  });
});

test("keeps prices while dishes are added, removed, renamed or moved", () => {
  const base = menu(picanha, figs, bread);
  const [dearer, oysters] = [dish("Picanha", 33), dish("Ostras", 20)];
  const theirs = menu(dearer, figs, bread);
  const renamed = (price: number) => menu(dish("Picanha nova", price), figs, bread);
  for (const [mine, merged] of [
    [menu(oysters, picanha, figs, bread), menu(oysters, dearer, figs, bread)],
    [menu(picanha, bread), menu(dearer, bread)],
    [renamed(30), renamed(33)],
    [menu(bread, figs, picanha), menu(bread, figs, dearer)],
  ] as const) {
    expect(merge(base, mine, theirs)).toEqual(merged);
  }
  expect(merge(base, theirs, menu(bread, picanha, figs))).toEqual(menu(bread, dearer, figs));
});

test("distinguishes two dishes of one name", () => {
  const base = menu(dish("Água", 3), dish("Água", 5));
  const mine = menu(dish("Água", 3), dish("Água", 6));
  const theirs = menu(dish("Água", 4), dish("Água", 5));
  expect(merge(base, mine, theirs)).toEqual(menu(dish("Água", 4), dish("Água", 6)));
});

test("returns both sides of a conflict, each with all other changes merged", () => {
  const base = menu(picanha, figs);
  const mine = menu(dish("Picanha", 40), figs, bread);
  const theirs = menu(dish("Picanha", 33), dish("Figos", 8));
  expect(mergeContent(base, mine, theirs)).toEqual({
    content: menu(dish("Picanha", 40), dish("Figos", 8), bread),
    conflicting: menu(dish("Picanha", 33), dish("Figos", 8), bread),
  });
});

test("reports an item removed on one side and changed on the other", () => {
  const base = menu(picanha, figs);
  const mine = menu(figs);
  const theirs = menu(dish("Picanha", 33), figs);
  expect(mergeContent(base, mine, theirs)).toEqual({ content: mine, conflicting: theirs });
});

test("keeps one of two new orders of a list", () => {
  const tags = (text: string) => ({ tags: [...text] });
  const [mine, theirs] = [tags("cba"), tags("bac")];
  expect(mergeContent(tags("abc"), mine, theirs)).toEqual({ content: mine, conflicting: theirs });
});

test("reports every difference as a conflict without a base", () => {
  const mine = { name: "A", phone: "1", tags: ["x"] };
  const theirs = { name: "B", phone: "1", tags: ["x", "y"] };
  expect(mergeContent(undefined, mine, theirs)).toEqual({ content: mine, conflicting: theirs });
});
