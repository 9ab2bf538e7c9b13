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

type Place = Pick<Restaurant, "openingHours" | "citySlug" | "country">;

/** Returns the zone that counts a restaurant's days: its own, else the first one of its country. */
export const clockZoneOf = (place: Place): string =>
  zoneOf(place) ?? zonesOf(place.country)[0] ?? "UTC";

export function zoneOf({ openingHours, citySlug, country }: Place): string | undefined {
  if (openingHours !== null) return openingHours.timeZone;
  const [first, ...others] = zonesOf(country);
  return CITY_ZONES.get(citySlug) ?? (others.length === 0 ? first : undefined);
}
