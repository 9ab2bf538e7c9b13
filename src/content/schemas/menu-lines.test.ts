import { expect, test } from "vitest";
import { ALLERGENS } from "#content/schemas/dish-statements.ts";
import { type MenuItem, menuItem } from "#content/kinds/menu.ts";
import { LANGUAGES } from "#language/languages.ts";
import { allergenLaw, allergenLines, priceLine, serviceLines, sizeLines } from "./menu-lines.ts";

const NO_DATES = { validFrom: null, validThrough: null };
const menuOf = (items: readonly Pick<MenuItem, "price">[]) => ({
  sections: items.map(({ price }) => ({
    title: { pt: "Pratos", en: "Dishes", es: "Platos" },
    items: [{ name: "Dish", ...(price && { price }) }],
  })),
});
const plain = (text: string) => text.replaceAll(/\s/g, " ");

// Rules 4.12 and 4.13.
test.each([
  [{ BRL: 38 }, "R$ 38", "R$38", "R$ 38"],
  [{ BRL: 1249.9 }, "R$ 1.249,90", "R$1,249.90", "R$ 1.249,90"],
  [{ EUR: 24.5 }, "€ 24,50", "€24.50", "24,50 €"],
  [{ CLP: 18900 }, "$ 18.900", "$18,900", "$ 18.900"],
  [{ ARS: 12000, EUR: 11 }, "$ 12.000 · € 11", "$12,000 · €11", "$ 12.000 · 11 €"],
  [
    { UYU: 890, USD: 22.5 },
    "UYU $ 890 · USD $ 22,50",
    "UYU $890 · USD $22.50",
    "UYU $ 890 · USD $22.50",
  ],
  [{ GBP: 19 }, "£ 19", "£19", "£19"],
  // The typefaces lack its sign.
  [{ PYG: 95000 }, "PYG 95.000", "PYG 95,000", "PYG 95.000"],
  [{}, "", "", ""],
])("writes %j as %j, %j and %j", (price, ...expected) => {
  const menu = menuOf([{ price }]);
  expect(LANGUAGES.map((language) => plain(priceLine({ price }, menu, language)))).toEqual(
    expected,
  );
});

// Rule 4.13.
test("adds the currency's code if a menu mixes pesos, in one dish or two", () => {
  const [chilean, argentine] = [{ price: { CLP: 18900 } }, { price: { ARS: 12000.5, EUR: 11 } }];
  const mixed = menuOf([chilean, argentine, {}]);
  expect(plain(priceLine(chilean, mixed, "es"))).toBe("CLP $ 18.900");
  expect(plain(priceLine(argentine, mixed, "es"))).toBe("ARS $ 12.000,50 · 11 €");
  const both = { price: { CLP: 18900, ARS: 12000 } };
  expect(plain(priceLine(both, menuOf([both]), "es"))).toBe("CLP $ 18.900 · ARS $ 12.000");
});

// Rule 4.20.
test("writes a size's name, number and price in each language, a wine's glass first", () => {
  const dish = {
    wine: { glass: { EUR: 12.5 } },
    sizes: [
      { size: "bottle", amount: 750, price: { EUR: 64 } },
      { size: "pieces", amount: 6, price: { EUR: 18, CLP: 9000 } },
    ],
  } as const;
  const menu = menuOf([{ price: { ARS: 1 } }]);
  const lines = (language: "pt" | "en" | "es") =>
    sizeLines(dish, menu, language).map(({ text }) => plain(text));
  const said = ["Taça: € 12,50", "Garrafa 750 ml: € 64", "6 unidades: € 18 · $ 9.000"];
  expect(lines("pt")).toEqual(said);
  expect(lines("es")[1]).toBe("Botella 750 ml: 64 €");
  expect(lines("en")[2]).toBe("6 pieces: €18 · $9,000");
  const [section] = menu.sections;
  const mixed = { sections: [{ ...section!, items: [...section!.items, { name: "B", ...dish }] }] };
  expect(plain(sizeLines(dish, mixed, "en")[2]!.text)).toBe("6 pieces: €18 · CLP $9,000");
});

const half = { size: "half", price: { BRL: 50 } };
test.each([
  ["without a price", [{ ...half, price: {} }]],
  ["twice the same", [half, half]],
  ["without the number of people", [{ ...half, size: "people" }]],
  ["of one piece", [{ ...half, size: "pieces", amount: 1 }]],
  ["of an unknown name", [{ ...half, size: "magnum" }]],
  ["with a fraction", [{ ...half, amount: 0.5 }]],
  ["beyond eight", Array.from({ length: 9 }, (_, at) => ({ ...half, amount: at + 1 }))],
])("refuses sizes %s", (_, sizes) => {
  const isTaken = (all: unknown) => menuItem.safeParse({ name: "Picanha", sizes: all }).success;
  expect(isTaken(sizes)).toBe(false);
  expect(isTaken([half, { ...half, amount: 200 }])).toBe(true);
});

test("writes a line per kind of statement, and refers the rest to the staff", () => {
  const allergens = { milk: "contains", eggs: "contains", nuts: "may-contain" } as const;
  expect(allergenLines({ allergens }, "en")).toEqual([
    "Contains eggs and milk",
    "May contain tree nuts",
    "Other allergens: please ask us",
  ]);
  expect(allergenLines({}, "es")).toEqual(["Alérgenos: pregúntenos"]);
  const free = Object.fromEntries(ALLERGENS.map((allergen) => [allergen, "free" as const]));
  expect(allergenLines({ allergens: free }, "pt")).toEqual([]);
});

// Rule 4.14.
test("cites the regulation in Spain only", () => {
  expect(allergenLaw("Espanha", "pt")).toContain("1169/2011");
  for (const country of ["Brasil", "Chile", "Argentina", "Elsewhere"]) {
    expect(allergenLaw(country, "pt")).not.toMatch(/\d/);
  }
});

test.each([
  [["monday", "tuesday", "wednesday", "thursday", "friday"], "Monday to Friday"],
  [["saturday", "sunday"], "Saturday and Sunday"],
  [["sunday", "friday", "saturday", "tuesday"], "Tuesday and Friday to Sunday"],
  [["wednesday"], "Wednesday"],
] as const)("writes %j as %j", (days, expected) => {
  expect(serviceLines({ ...NO_DATES, service: [{ days }] }, "en")).toEqual([expected]);
});

test("writes known hours and dates", () => {
  const service = [{ days: ["friday"] as const, opens: "19:00", closes: "00:30" }];
  expect(serviceLines({ service, validFrom: "2026-12-01", validThrough: null }, "pt")).toEqual([
    "Sexta-feira, 19:00–00:30",
    "A partir de 1 de dezembro de 2026",
  ]);
  expect(serviceLines({ service: [], validFrom: null, validThrough: "2027-01-06" }, "es")).toEqual([
    "Hasta el 6 de enero de 2027",
  ]);
  expect(serviceLines({ ...NO_DATES, service: [] }, "en")).toEqual([]);
});
