import { expect, test } from "vitest";
import { CUT_NAMES, OTHER_CUT_NAMES } from "../schemas/cuts.ts";
import { MENUS } from "./built-in-content.server.ts";

const contents = MENUS.map((content) => ({ where: content.slug, content }));
const items = contents.flatMap(({ where, content }) =>
  content.sections.flatMap((section) =>
    section.items.map((item) => ({ where: `${where}: ${item.name}`, item })),
  ),
);

test("claims nothing without a source", () => {
  expect(MENUS.map(({ restaurant }) => restaurant)).not.toContain("emporio-figueira");
  expect(MENUS.filter(({ kind }) => kind === "executive")).toEqual([]);
  const withFeijoada = MENUS.filter(({ kind }) => kind === "feijoada");
  expect(withFeijoada.map(({ restaurant }) => restaurant)).toEqual([
    "a-figueira-rubaiyat",
    "rubaiyat-faria-lima",
    "rubaiyat-madrid",
  ]);
  for (const { where, content } of contents) expect(content.isComplete, where).toBe(false);
  for (const { where, item } of items) {
    expect([item.price, item.portion, item.diets, item.allergens], where).toEqual(
      Array(4).fill(undefined),
    );
  }
});

test("states a dish's cut only if its name contains one of the trade's names", () => {
  const plain = (text: string) => text.toLocaleLowerCase("es");
  const named = items.filter(({ item }) => item.cut !== undefined);
  expect(named.length).toBeGreaterThan(0);
  for (const { where, item } of named) {
    const words = [CUT_NAMES[item.cut!], OTHER_CUT_NAMES[item.cut!] ?? {}].flatMap(
      Object.values<string>,
    );
    const isSaid = words.some((word) => plain(item.name).includes(plain(word)));
    expect(isSaid, `${where} ${item.name}`).toBe(true);
  }
});
