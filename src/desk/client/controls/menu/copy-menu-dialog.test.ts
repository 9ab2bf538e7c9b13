import { expect, test } from "vitest";
import { menuContent } from "#content/kinds/menu.ts";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { copiedSections } from "./copy-menu-dialog.tsx";

const SOURCE = {
  language: "pt",
  sections: [
    {
      title: { pt: "Carnes", en: "Meat", es: "Carnes" },
      items: [
        {
          name: "Picanha",
          price: { BRL: 180, EUR: 30 },
          diets: ["gluten-free"],
          allergens: { milk: "may-contain" },
          portion: { pt: "400 g", en: "400 g", es: "400 g" },
        },
        { name: "Tiramisù", language: "it", soldOutUntil: "2030-01-01T02:30:00.000Z" },
        { name: "Chuletón", language: "es" },
      ],
    },
  ],
} as const;

test("names keep their language in a menu of another one", () => {
  const options = { language: "es", currency: undefined, hasStatements: false };
  expect(copiedSections(SOURCE, options)[0]?.items).toEqual([
    { name: "Picanha", language: "pt", portion: { pt: "400 g", en: "400 g", es: "400 g" } },
    { name: "Tiramisù", language: "it" },
    { name: "Chuletón" },
  ]);
});

test("prices go along in one currency, statements where somebody wants it", () => {
  const options = { language: "pt", currency: "EUR", hasStatements: true } as const;
  const [picanha, tiramisu] = copiedSections(SOURCE, options)[0]?.items ?? [];
  expect(picanha).toMatchObject({ price: { EUR: 30 }, allergens: { milk: "may-contain" } });
  expect(picanha?.language).toBeUndefined();
  expect(tiramisu).toEqual({ name: "Tiramisù", language: "it" });
});

test("a copy has the shape of a menu", () => {
  const menu = aFullMenu();
  const sections = copiedSections(menu, { language: "es", currency: "BRL", hasStatements: true });
  expect(menuContent.safeParse({ ...menu, sections }).success).toBe(true);
});
