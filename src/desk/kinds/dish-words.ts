import type { Currency } from "#language/currencies.ts";
import type { AllergenStatement, Diet, Allergen } from "#content/schemas/dish-statements.ts";
import { CUT_NAMES, CUTS } from "#content/schemas/cuts.ts";
import { allergenName, dietName } from "#content/schemas/menu-lines.ts";
import { SIZE_NAMES, sizeName } from "#content/schemas/dish-sizes.ts";
import type { MenuItem, MenuSection } from "#content/kinds/menu.ts";
import { deskLanguage, inDeskLanguage, momentInWords } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { LANGUAGE_TAGS } from "#language/languages.ts";
import { WINE_COUNTRIES } from "#content/schemas/wine-countries.ts";
import { countryName } from "#language/countries.ts";
import { moneyWords } from "../controls/price.ts";
import { choicesOf } from "../pieces/field-types.tsx";

const STATEMENT_WORDS: Readonly<Record<AllergenStatement, () => string>> = {
  unknown: m.allergen_unknown,
  contains: m.allergen_contains,
  "may-contain": m.allergen_may_contain,
  "can-be-made-without": m.allergen_can_be_without,
  free: m.allergen_free,
};

/** Marks and allergens have the same texts as on the site. */
export const dietWords = (diet: Diet) => dietName(diet, deskLanguage());

export function allergenWords(allergen: Allergen): string {
  const words = allergenName(allergen, deskLanguage());
  return words.charAt(0).toLocaleUpperCase(deskLanguage()) + words.slice(1);
}

/** Returns the possible statements about an allergen; "unknown" is none. */
export const statementChoices = choicesOf(STATEMENT_WORDS);

export const cutChoices = () => CUTS.map((cut) => [cut, CUT_NAMES[cut][deskLanguage()]] as const);

export const sizeChoices = () =>
  SIZE_NAMES.map((size) => [size, sizeName({ size }, deskLanguage())] as const);

export const wineCountryChoices = () =>
  WINE_COUNTRIES.map(
    (country) => [country, countryName(country, deskLanguage())] as const,
  ).toSorted(([, one], [, other]) => one.localeCompare(other));

const LANGUAGE_CODES = ["pt", "es", "en", "it", "fr", "ca", "eu", "gl", "de", "ja"];

export function languageChoices(
  current: string,
): readonly (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames(LANGUAGE_TAGS[deskLanguage()], { type: "language" });
  const codes = new Set([...LANGUAGE_CODES, ...(current === "" ? [] : [current])]);
  return [...codes].map((code) => [code, names.of(code) ?? code]);
}

export const dishName = ({ name }: MenuItem, index: number) =>
  name.trim() || m.dish_number({ number: index + 1 });

export const sectionName = ({ title }: MenuSection, index: number) =>
  inDeskLanguage(title) || m.section_number({ number: index + 1 });

/** Returns a dish's prices, "R$ 89,90"; empty without a price. */
export function pricesWords(price: MenuItem["price"] = {}): string {
  return Object.entries(price)
    .filter(([, amount]) => typeof amount === "number" && Number.isFinite(amount))
    .map(([currency, amount]) => moneyWords(amount, currency as Currency))
    .join(" · ");
}

export function allergensWords(allergens: NonNullable<MenuItem["allergens"]>): string {
  const stated = Object.entries(allergens) as [Allergen, AllergenStatement][];
  return stated
    .map(([allergen, statement]) => `${allergenWords(allergen)}: ${STATEMENT_WORDS[statement]()}`)
    .join(" · ");
}

/** Returns the allergens that a dish contains as a line; empty if none. */
export function containedWords(allergens: MenuItem["allergens"] = {}): string {
  const stated = Object.entries(allergens) as [Allergen, AllergenStatement][];
  return stated
    .filter(([, statement]) => statement === "contains")
    .map(([allergen]) => allergenWords(allergen))
    .join(", ");
}

/** Returns the end of a sold-out mark by the reader's clock. */
export const soldOutWords = (until: string): string =>
  until && momentInWords(new Date(until), { dateStyle: "short", timeStyle: "short" });
