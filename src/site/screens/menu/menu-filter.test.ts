import { expect, test } from "vitest";
import { aFullMenu } from "#tests/builders/menu-content.ts";
import { ALLERGENS } from "#content/schemas/dish-statements.ts";
import type { MenuItem } from "#content/kinds/menu.ts";
import { chosenFilter, filterMenu } from "./menu-filter.ts";

const menuOf = (...items: MenuItem[]) => ({
  sections: [{ title: { pt: "A", en: "B", es: "C" }, items }],
});
const filtered = (items: MenuItem[], query: string) =>
  filterMenu(menuOf(...items), chosenFilter(new URLSearchParams(query)), "en");
const namesOf = ({ sections }: ReturnType<typeof filterMenu>) =>
  sections.flatMap((section) => section.items.map(({ name }) => name));

// Rule 3.25.
test("only what is stated to fit stays: a dish of which nothing is known is hidden", () => {
  const stated = ["contains", "may-contain", "can-be-made-without", "free", "unknown"] as const;
  const dishes: MenuItem[] = [
    ...stated.map((statement) => ({ name: statement, allergens: { nuts: statement } })),
    { name: "nothing stated" },
  ];
  for (const allergen of ALLERGENS) {
    const result = filtered(dishes, `without=${allergen}`);
    const isOffered = allergen === "nuts";
    expect(result.filter?.isOn, allergen).toBe(isOffered);
    expect(namesOf(result)).toEqual(
      isOffered ? ["can-be-made-without", "free"] : dishes.map(({ name }) => name),
    );
  }
});

test("several choices must all be met, and the form says what is chosen and how many are hidden", () => {
  const dishes: MenuItem[] = [
    { name: "one", diets: ["vegan", "gluten-free"], allergens: { nuts: "free" } },
    { name: "two", diets: ["vegan"], allergens: { nuts: "free" } },
    { name: "three", diets: ["gluten-free"] },
  ];
  const result = filtered(dishes, "diet=vegan&diet=gluten-free&without=nuts&diet=kosher");
  expect(namesOf(result)).toEqual(["one"]);
  expect(result.filter).toEqual({
    diets: [
      { value: "vegan", label: "Vegan", isChosen: true },
      { value: "gluten-free", label: "Gluten-free", isChosen: true },
    ],
    allergens: [{ value: "nuts", label: "tree nuts", isChosen: true }],
    isOn: true,
    hiddenCount: 2,
  });
});

test("a menu that states nothing has no filter, whatever is asked for", () => {
  const result = filtered([{ name: "Picanha" }], "diet=vegan&without=milk");
  expect(result.filter).toBeUndefined();
  expect(namesOf(result)).toEqual(["Picanha"]);
});

test("a section without a dish that fits is left out", () => {
  const vegetarian = chosenFilter(new URLSearchParams("diet=vegetarian"));
  const { sections } = filterMenu(aFullMenu(), vegetarian, "en");
  expect(sections.map(({ title }) => title.en)).toEqual(["Starters"]);
});
