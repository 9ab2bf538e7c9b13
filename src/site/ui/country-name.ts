import { m } from "#language/paraglide/messages.js";

const NAMES = new Map<string, () => string>([
  ["Brasil", m.country_brasil],
  ["Espanha", m.country_espanha],
  ["Chile", m.country_chile],
  ["Argentina", m.country_argentina],
]);

/** A country as the API names it (rule 4.9) in the visitor's language; others stay as they are. */
export function countryName(country: string): string {
  return NAMES.get(country)?.() ?? country;
}
