import { expect, test } from "vitest";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { parseMenu } from "./fetch-menus.ts";

function parse(changes: object) {
  const { log, lines } = recordLog();
  const menu = parseMenu({ ...aFullMenu(), updatedAt: "2026-11-22T00:00:00Z", ...changes }, log);
  return { menu, fields: lines.map((line) => (line.fields as { field?: string }).field) };
}

test.each([
  ["language", 7, { language: "pt" }],
  ["validFrom", "31/12/2026", { validFrom: null }],
  ["service", [{ days: ["someday"] }], { service: [] }],
  ["note", "at lunch", { note: null }],
  ["isComplete", "yes", { isComplete: false }],
])("uses the fallback of a bad %s", (name, value, expected) => {
  const { menu, fields } = parse({ [name]: value });
  expect(menu).toMatchObject({ sections: aFullMenu().sections, ...expected });
  if (name !== "isComplete") expect(fields).toEqual([name]);
});

test("omits a bad field of a dish and keeps the dish", () => {
  const section = (item: object) => [{ title: { pt: "A", en: "B", es: "C" }, items: [item] }];
  const bad = { price: { BRL: "98" }, portion: { pt: "1" }, cut: "tail" };
  const dish = { name: "Peixe", diets: ["vegan"], ...bad };
  const { menu, fields } = parse({ sections: section(dish) });
  expect(menu?.sections[0]?.items).toEqual([{ name: "Peixe", diets: ["vegan"] }]);
  expect(fields).toEqual(
    ["cut", "price", "portion"].map((field) => `sections[0].items[0].${field}`),
  );
  expect(parse({ sections: section({ ...dish, isHidden: true }) }).menu).toBeUndefined();
  const kept = { name: "Bife ancho", cut: "bife-ancho" };
  const torn = { ...kept, diets: ["vegan"], allergens: { fish: "contains" } };
  expect(parse({ sections: section(torn) }).menu?.sections[0]?.items).toEqual([kept]);
});

test.each([
  [{ restaurant: "" }],
  [{ kind: "breakfast" }],
  [{ isActive: false }],
  [{ sections: [] }],
  [{ sections: "none" }],
  [{ sections: [{ title: {}, items: [{ name: " " }, null] }] }],
])("%j is not a menu", (changes) => {
  expect(parse(changes).menu).toBeUndefined();
});
