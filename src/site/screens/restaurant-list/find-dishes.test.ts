import { expect, test } from "vitest";
import { MENUS } from "#content/built-in/built-in-content.server.ts";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import type { Language } from "#language/languages.ts";
import { dishQuery, findDishes } from "./find-dishes.ts";

const menus = MENUS.map((menu) => ({ ...menu, updatedAt: "" }));
const restaurants = builtInRestaurants();
const search = (query: string, language: Language = "pt") =>
  findDishes({ query, menus, restaurants, language });
const namesOf = (query: string) => search(query).dishes?.map(({ name }) => name);

test("a dish is found with restaurant, menu and the way to its page, in the page's language", () => {
  expect(search("pirarucu", "en").dishes).toEqual([
    {
      name: "Pirarucu",
      nameLanguage: "pt",
      explanation: "fish of the Amazon’s rivers",
      restaurant: "A Figueira Rubaiyat",
      menu: "Main Menu",
      path: "/en/restaurants/sao-paulo/a-figueira-rubaiyat/main-menu",
    },
  ]);
});

test.each(["pao de queijo", "PÃO QUEIJO", "queijo  pão", "brazilian cheese"])(
  "%j finds the cheese bread: accents, letter case and order do not matter",
  (query) => expect(namesOf(query)).toContain("Pão de queijo"),
);

// Rule 3.26.
test("a word is found by its beginning, not by its middle", () => {
  expect(namesOf("pic")).toContain("Picanha");
  expect(namesOf("canha")).toEqual([]);
});

test("the same dish of several restaurants is named with each of them", () => {
  const found = search("picanha").dishes?.map(({ restaurant }) => restaurant) ?? [];
  expect(new Set(found).size).toBeGreaterThan(3);
});

test("nothing is found by nothing, and the results are limited", () => {
  expect(search("?!").dishes).toEqual([]);
  const [menu] = menus;
  const many = Array.from({ length: 50 }, (_, at) => ({ name: `Prato ${at}` }));
  const sections = [{ title: { pt: "", en: "", es: "" }, items: many }];
  const long = { query: "prato", menus: [{ ...menu!, sections }], restaurants };
  const found = findDishes({ ...long, language: "pt" });
  expect(found).toMatchObject({ dishes: { length: 40 }, hasMore: true });
});

test.each([
  ["?dish=", ""],
  ["", ""],
  ["?dish=+polvo++assado+", "polvo assado"],
  [`?dish=${"x".repeat(5000)}`, "x".repeat(60)],
])("%s asks for %j", (query, expected) => {
  expect(dishQuery(new URLSearchParams(query))).toBe(expected);
});
