import { countryName } from "#language/countries.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";

const NAMES = new Map<string, () => string>([
  ["Brasília", m.city_brasilia],
  ["Madrid", m.city_madrid],
  ["Rio de Janeiro", m.city_rio_de_janeiro],
]);

/** Returns the API's city name in the visitor's language; others stay. */
export function cityName(city: string): string {
  return NAMES.get(city)?.() ?? city;
}

export function cityAndCountry(
  { city, country }: { city: string; country: string },
  language: Language,
): string[] {
  return [cityName(city), countryName(country, language)].filter(Boolean);
}

/** Returns a restaurant with its city, unless the name contains it. */
export function nameAndCity({ name, city }: { name: string; city: string }): string {
  const words = name || m.restaurant_no_name();
  return words.includes(city) ? words : `${words}, ${cityName(city)}`;
}

/** Returns a city with its preposition: "em Madri", "no Rio de Janeiro". */
export function inCity(city: string): string {
  return city === "Rio de Janeiro"
    ? m.city_in_rio_de_janeiro()
    : m.city_in({ city: cityName(city) });
}
