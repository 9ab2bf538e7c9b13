import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#language/languages.ts";
import { RESTAURANTS } from "../restaurants/all-restaurants.ts";
import { EXPERIENCES } from "./all-experiences.ts";
import { NAMED_COUNTRIES } from "#language/countries.ts";
import { currencyOf } from "#language/currencies.ts";
const WORN_PHRASES =
  /experiência única|experiencia única|unique experience|hidden gem|joia escondida|joya escondida|inesquec|inolvidable|unforgettable|world-class|must-visit|nestled|imperd/i;

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
const figures = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
const cases = EXPERIENCES.map((experience) => [experience.slug, experience] as const);

test("there is something to choose in every country", () => {
  for (const country of NAMED_COUNTRIES) {
    expect(EXPERIENCES.some(({ countries }) => countries.includes(country))).toBe(true);
  }
});

describe.each(cases)("%s", (_, experience) => {
  const { title, description, duration, price, countries, restaurants } = experience;

  test("is told in three languages, in 20 to 80 words each, without worn phrases", () => {
    expect(new Set(Object.values(description)).size).toBe(3);
    expect(new Set(Object.values(title)).size).toBeGreaterThan(1);
    for (const language of LANGUAGES) {
      expect(wordCount(description[language]), language).toBeGreaterThanOrEqual(20);
      expect(wordCount(description[language]), language).toBeLessThanOrEqual(80);
      expect(description[language]).not.toMatch(WORN_PHRASES);
      expect(description[language]).not.toMatch(/ {2}|^\s|\s$|https?:|[€$]/);
      expect(figures(description[language])).toEqual(figures(description.pt));
    }
  });

  test("takes place at restaurants of just its countries", () => {
    const homes = restaurants.map((slug) => RESTAURANTS.find((one) => one.slug === slug)?.country);
    expect(homes).not.toHaveLength(0);
    expect(new Set(homes)).toEqual(new Set(countries));
  });

  // No source says what they cost, how long they last or how many may come.
  test("promises no price, duration or number of places that nobody has confirmed", () => {
    const onRequest = countries.map((country) => [currencyOf(country), "Sob consulta"]);
    expect(price).toEqual(Object.fromEntries(onRequest));
    expect(duration).toEqual({ pt: "", en: "", es: "" });
    expect(experience.maxPeople).toBe(0);
  });
});
