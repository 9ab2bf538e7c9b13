import { describe, expect, test } from "vitest";
import { EXPERIENCES, RESTAURANTS } from "./built-in-content.server.ts";
import { currencyOf } from "#language/currencies.ts";
const cases = EXPERIENCES.map((experience) => [experience.slug, experience] as const);

describe.each(cases)("%s", (_, experience) => {
  const { duration, price, countries, restaurants } = experience;

  test("takes place at restaurants of exactly its countries", () => {
    const homes = restaurants.map((slug) => RESTAURANTS.find((one) => one.slug === slug)?.country);
    expect(homes).not.toHaveLength(0);
    expect(new Set(homes)).toEqual(new Set(countries));
  });

  test("promises no unconfirmed price, duration or number of guests", () => {
    const onRequest = countries.map((country) => [currencyOf(country), "Sob consulta"]);
    expect(price).toEqual(Object.fromEntries(onRequest));
    expect(duration).toEqual({ pt: "", en: "", es: "" });
    expect(experience.maxPeople).toBe(0);
  });
});
