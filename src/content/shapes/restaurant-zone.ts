import type { Restaurant } from "../snapshot.ts";
import { zonesOf } from "#language/countries.ts";

/** The zones of the group's cities, for restaurants without known hours. */
const CITY_ZONES: ReadonlyMap<string, string> = new Map([
  ["sao-paulo", "America/Sao_Paulo"],
  ["rio-de-janeiro", "America/Sao_Paulo"],
  ["brasilia", "America/Sao_Paulo"],
  ["madrid", "Europe/Madrid"],
  ["santiago", "America/Santiago"],
  ["buenos-aires", "America/Argentina/Buenos_Aires"],
]);

export function zoneOf({
  openingHours,
  citySlug,
  country,
}: Pick<Restaurant, "openingHours" | "citySlug" | "country">): string | undefined {
  if (openingHours !== null) return openingHours.timeZone;
  const [first, ...others] = zonesOf(country);
  return CITY_ZONES.get(citySlug) ?? (others.length === 0 ? first : undefined);
}
