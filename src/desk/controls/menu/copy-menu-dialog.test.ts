import { expect, test } from "vitest";
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

test("keeps the language of names in a menu of another language", () => {
  const options = { language: "es", currency: undefined, hasStatements: false };
  expect(copiedSections(SOURCE, options)[0]?.items).toEqual([
    { name: "Picanha", language: "pt", portion: { pt: "400 g", en: "400 g", es: "400 g" } },
    { name: "Tiramisù", language: "it" },
    { name: "Chuletón" },
  ]);
});

test("copies prices in one currency, and statements on request", () => {
  const options = { language: "pt", currency: "EUR", hasStatements: true } as const;
  const [picanha, tiramisu] = copiedSections(SOURCE, options)[0]?.items ?? [];
  expect(picanha).toMatchObject({ price: { EUR: 30 }, allergens: { milk: "may-contain" } });
  expect(picanha?.language).toBeUndefined();
  expect(tiramisu).toEqual({ name: "Tiramisù", language: "it" });
});
