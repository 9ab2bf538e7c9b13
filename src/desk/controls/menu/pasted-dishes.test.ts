import { expect, test } from "vitest";
import type { MenuSection } from "#content/kinds/menu.ts";
import { MOST } from "#content/schemas/content-maxima.ts";
import { takenBack, withDishChanges } from "./dish-changes.ts";
import { recognised } from "./pasted-columns.ts";
import { pastedDishes } from "./pasted-dishes.ts";
import { isCloseName, plainName } from "./plain-name.ts";
import { readPasted } from "./read-pasted.ts";

const SECTIONS: readonly MenuSection[] = [
  {
    title: { pt: "Entradas", en: "Starters", es: "Entrantes" },
    items: [{ name: "Pão de queijo", price: { BRL: 32, EUR: 6 } }, { name: "Salada César" }],
  },
  {
    title: { pt: "Carnes", en: "Meat", es: "Carnes" },
    items: [
      { name: "Picanha", price: { BRL: 180 }, explanation: { en: "rump cap" } },
      { name: "Filé mignon", price: { BRL: 190 } },
      { name: "Salada César", price: { BRL: 60 } },
    ],
  },
];

interface PasteOptions {
  readonly sections?: readonly MenuSection[];
  readonly from?: number;
}

function paste(text: string, { sections = SECTIONS, ...place }: PasteOptions = {}) {
  const { rows, columns } = recognised(readPasted(text), "BRL");
  return { columns, ...pastedDishes(rows, sections, { columns, currency: "BRL", ...place }) };
}
const saidOf = ({ changes }: ReturnType<typeof paste>) =>
  changes.map(({ dish, field, was, now, isPerhaps }) => [dish.name, field, was, now, isPerhaps]);

// Rule 10.50.
test("matches a row by name, else by close spelling, and each dish once", () => {
  const found = paste(
    "nome\tpreço\nPAO  DE QUEIJO\t32\npicanha\tR$ 199,90\nFilé mignom\t195\nPicanha\t1\n",
  );
  expect(saidOf(found)).toEqual([
    ["Picanha", "price", 180, 199.9, false],
    ["Filé mignon", "name", "Filé mignon", "Filé mignom", true],
    ["Filé mignon", "price", 190, 195, true],
  ]);
  expect(found).toMatchObject({ added: [], unchanged: 1 });
  expect(found.unread).toEqual([{ row: 5, text: "Picanha · 1", reason: "twice" }]);
});

test("applies a column of prices to the dishes from a row on", () => {
  expect(saidOf(paste("61\n181\n190\n1\n1", { from: 1 }))).toEqual([
    ["Salada César", "price", undefined, 61, false],
    ["Picanha", "price", 180, 181, false],
    ["Salada César", "price", 60, 1, false],
  ]);
  // A blank cell is a dish that keeps its price.
  expect(saidOf(paste("61\n\n191", { from: 1 }))).toEqual([
    ["Salada César", "price", undefined, 61, false],
    ["Filé mignon", "price", 190, 191, false],
  ]);
  expect(paste("61\n62").unread).toHaveLength(2);
});

// Rules 10.50 and 4.20.
test("reads size columns as the first size of that name, or a new one", () => {
  const glass = { size: "half", amount: 200, price: { BRL: 98 } } as const;
  const sections = SECTIONS.map((section) => ({
    ...section,
    items: section.items.map((dish) =>
      dish.name === "Picanha" ? { ...dish, sizes: [glass] } : dish,
    ),
  }));
  const found = paste(
    "Prato\tPreço\tMeia porção\tTaça 150 ml\nPicanha\t180\t105\t\nFilé mignon\t\t110\tx\nSangria\t\t\t30",
    { sections },
  );
  expect(found.columns).toEqual(["name", "price", "half", "glass"]);
  expect(saidOf(found)).toEqual([
    ["Picanha", "half", 98, 105, false],
    ["Filé mignon", "half", undefined, 110, false],
  ]);
  expect(found.unread).toMatchObject([{ row: 3, reason: "price" }]);
  const [, meat] = withDishChanges(sections, found);
  expect(meat?.items.map(({ sizes }) => sizes)).toEqual([
    [{ ...glass, price: { BRL: 105 } }],
    [{ size: "half", price: { BRL: 110 } }],
    undefined,
    [{ size: "glass", price: { BRL: 30 } }],
  ]);
});

test("refuses dishes of a full menu and texts that are too long", () => {
  const many = Array.from({ length: 400 }, (_, at) => `Prato novo ${at}\t1`).join("\n");
  const { added, unread } = paste(`nome\tpreço\n${many}\n${"x".repeat(201)}\t2`);
  expect(added).toHaveLength(MOST.dishesOfSection - 3);
  expect(new Set(unread.map(({ reason }) => reason))).toEqual(new Set(["full", "too-long"]));
});

test("undoes a whole paste except later changes", () => {
  const { changes, added } = paste(
    "nome\tpreço\tdescription\tdescripción\nPicanha\t200\tcap of rump\ttapa\nCostela\t150\t\t",
  );
  const after = withDishChanges(SECTIONS, { changes, added });
  expect(after[0]).toBe(SECTIONS[0]);
  expect(after[1]?.items[0]).toEqual({
    name: "Picanha",
    price: { BRL: 200 },
    explanation: { en: "cap of rump", es: "tapa" },
  });
  expect(after[1]?.items.at(-1)?.name).toBe("Costela");
  const back = takenBack(SECTIONS, after);
  expect(back(after)).toEqual(SECTIONS);
  const later = withDishChanges(after, {
    changes: [
      { section: 1, index: 0, next: () => ({ name: "Picanha fatiada", price: { BRL: 210 } }) },
    ],
  });
  expect(back(later)[1]?.items[0]).toEqual({
    name: "Picanha fatiada",
    price: { BRL: 210 },
    explanation: { en: "rump cap" },
  });
});

test.each([
  ["filé mignon", "File  Mignom", true],
  ["Picanha", "Pichana", false],
  ["Costela", "Costelas", true],
  ["Chá", "Pão", false],
  ["Vinho tinto", "Vinho branco", false],
])("%s and %s: close %s", (one, other, isClose) =>
  expect(isCloseName(plainName(one), plainName(other))).toBe(isClose),
);
