import { expect, test } from "vitest";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { unprintedTexts } from "./unprinted-fields.ts";

test("names each sign that PDFs cannot show once, and where it stands", () => {
  const title = { pt: "Peixes 🐟", en: "Fish", es: "Pescados" };
  const names = ["寿司寿", "Feijoada 👩🏽‍🍳🇧🇷", "كباب", "Dvořák ქართული → ½", "ﬁlé\u200D", "Pa\u0303o"];
  const items = names.map((name) => ({ name }));
  const menu = aFullMenu({ sections: [{ title, items }], note: null });
  expect(unprintedTexts(menu, ["sections", "note"])).toEqual([
    { path: "sections.0.title.pt", text: title.pt, signs: ["🐟"] },
    { path: "sections.0.items.0.name", text: names[0], signs: ["寿", "司"] },
    { path: "sections.0.items.1.name", text: names[1], signs: ["👩🏽‍🍳", "🇧🇷"] },
    { path: "sections.0.items.2.name", text: names[2], signs: ["ك", "ب", "ا"] },
  ]);
});
