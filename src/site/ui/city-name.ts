import { countryName } from "#language/countries.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";

const NAMES = new Map<string, () => string>([
  ["Brasília", m.city_brasilia],
  ["Madrid", m.city_madrid],
  ["Rio de Janeiro", m.city_rio_de_janeiro],
]);

/** A city as the API names it in the visitor's language; others stay as they are. */
export function cityName(city: string): string {
  return NAMES.get(city)?.() ?? city;
}

/** What is known of city and country, in the visitor's language. */
export function cityAndCountry(
  { city, country }: { city: string; country: string },
  language: Language,
): string[] {
  return [cityName(city), countryName(country, language)].filter(Boolean);
}

/** A restaurant and its city, which its name may say already. */
export function nameAndCity({ name, city }: { name: string; city: string }): string {
  const words = name || m.restaurant_no_name();
  return words.includes(city) ? words : `${words}, ${cityName(city)}`;
}

/** A city with the preposition that its name asks for: "em Madri", "no Rio de Janeiro". */
export function inCity(city: string): string {
  return city === "Rio de Janeiro"
    ? m.city_in_rio_de_janeiro()
    : m.city_in({ city: cityName(city) });
}
