import { expect, test } from "vitest";
import { parseExperience } from "#remote-api/fetch-experiences.ts";
import type { Restaurant } from "#content/snapshot.ts";
import { bookingPath } from "./experience-card.tsx";
import { SILENT } from "#runtime/logging/log.ts";
import { toExperienceCard } from "./experience-card-data.ts";

const RESTAURANTS = [
  { slug: "rubaiyat-rio", name: "Rubaiyat Rio" },
  { slug: "rubaiyat-madrid", name: "Rubaiyat Madrid" },
] as Restaurant[];

function cardFrom(fields: object, language: "pt" | "en" | "es" = "pt") {
  const title = '{"pt":"Mesa","en":"Table","es":""}';
  const record = { id: "e1", title, isActive: true, ...fields };
  return toExperienceCard(parseExperience(record, SILENT)!, RESTAURANTS, language);
}

test("restaurants are named, unknown ones are left out", () => {
  const restaurants = '["rubaiyat-madrid","closed-restaurant","rubaiyat-rio"]';
  expect(cardFrom({ restaurants }).restaurants).toEqual(["Rubaiyat Madrid", "Rubaiyat Rio"]);
});

test.each([
  ['["rubaiyat-rio"]', "/en/reservations?experience=e1&restaurant=rubaiyat-rio"],
  ['["rubaiyat-rio","rubaiyat-madrid"]', "/en/reservations?experience=e1"],
  ['["rubaiyat-rio","closed-restaurant"]', "/en/reservations?experience=e1"],
  ['["closed-restaurant"]', "/en/reservations?experience=e1"],
  ["[]", "/en/reservations?experience=e1"],
])("offered at %s it is booked at %s", (restaurants, expected) => {
  expect(bookingPath("en", cardFrom({ restaurants }, "en"))).toBe(expected);
});

test("a hostile id stays within its parameter", () => {
  const path = bookingPath("pt", { id: "a&restaurant=x#y", onlyRestaurant: undefined });
  expect(path).toBe("/pt/reservas?experience=a%26restaurant%3Dx%23y");
});
