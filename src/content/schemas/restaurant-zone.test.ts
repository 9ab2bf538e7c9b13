import { expect, test } from "vitest";
import { zonesOf } from "#language/countries.ts";
import { zoneOf } from "./restaurant-zone.ts";

// Rule 10.48.
test("knows the zone if city or country has only one", () => {
  const at = (country: string, citySlug: string) =>
    zoneOf({ country, citySlug, openingHours: null });
  expect(at("Brasil", "sao-paulo")).toBe("America/Sao_Paulo");
  expect(at("Brasil", "manaus")).toBeUndefined();
  expect(at("UY", "montevideu")).toBe("America/Montevideo");
  expect(at("PT", "lisboa")).toBeUndefined();
  expect(zonesOf("PT")).toContain("Europe/Lisbon");
});
