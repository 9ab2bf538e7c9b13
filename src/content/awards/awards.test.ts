import { expect, test } from "vitest";
import { LANGUAGES } from "#language/languages.ts";
import { RESTAURANTS } from "../restaurants/all-restaurants.ts";
import { GROUP_AWARDS, RESTAURANT_AWARDS } from "./awards.ts";
import { RESTAURANT_FIGURES } from "./figures.ts";

const awards = [...GROUP_AWARDS, ...[...RESTAURANT_AWARDS.values()].flat()];
const figures = [...RESTAURANT_FIGURES.values()].flat();
const slugs = RESTAURANTS.map(({ slug }) => slug);

test("awards and numbers belong to restaurants that exist; where no source says anything there are none", () => {
  expect(slugs).toEqual(expect.arrayContaining([...RESTAURANT_AWARDS.keys()]));
  expect(slugs).toEqual(expect.arrayContaining([...RESTAURANT_FIGURES.keys()]));
  expect(RESTAURANT_AWARDS.has("emporio-figueira")).toBe(false);
  expect(RESTAURANT_FIGURES.has("emporio-figueira")).toBe(false);
});

test("every award has its year, its giver and its words in three languages", () => {
  for (const { year, giver, text } of awards) {
    for (const language of LANGUAGES) {
      expect(year[language]).toMatch(/\b(19|20)\d\d\b/);
      expect(giver[language].trim()).not.toBe("");
      expect(text[language].trim()).not.toBe("");
    }
  }
});

test("every number has its words, and none stands alone", () => {
  for (const ofOne of RESTAURANT_FIGURES.values()) expect([2, 3]).toContain(ofOne.length);
  for (const { value, text } of figures)
    for (const language of LANGUAGES) {
      expect(value[language]).toMatch(/\d/);
      expect(text[language].trim()).not.toBe("");
    }
});

test("a thousand is written as each language writes it", () => {
  for (const { value } of figures) {
    expect(value.en).toBe(value.pt.replace(".", ","));
    expect(value.es).toBe(value.pt);
  }
});
