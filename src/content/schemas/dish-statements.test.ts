import { expect, test } from "vitest";
import { contradictions } from "./dish-statements.ts";
import { menuItem } from "../kinds/menu.ts";

test.each([
  ["vegan", "milk"],
  ["vegan", "eggs"],
  ["vegetarian", "fish"],
  ["gluten-free", "gluten"],
] as const)("refuses a %s dish that contains %s", (diet, allergen) => {
  const dish = { name: "Dish", diets: [diet], allergens: { [allergen]: "contains" } } as const;
  expect(contradictions(dish)).toEqual([{ diet, allergen }]);
  expect(menuItem.safeParse(dish).success).toBe(false);
});

test.each([
  ["vegetarian", "milk", "contains"],
  ["lactose-free", "milk", "contains"],
  ["vegan", "milk", "may-contain"],
  ["vegan", "milk", "can-be-made-without"],
  ["gluten-free", "gluten", "free"],
] as const)("accepts a %s dish that states of %s: %s", (diet, allergen, statement) => {
  const dish = { name: "Dish", diets: [diet], allergens: { [allergen]: statement } };
  expect(contradictions(dish)).toEqual([]);
  expect(menuItem.safeParse(dish).success).toBe(true);
});
