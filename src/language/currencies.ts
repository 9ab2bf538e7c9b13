import currencies, { type Currencies } from "country-to-currency";
import { type Language, LANGUAGE_TAGS } from "./languages.ts";
import { countryCode, NAMED_COUNTRIES } from "./countries.ts";

/** ISO 4217. */
export type Currency = Currencies;

const CURRENCY_OF_CODE: ReadonlyMap<string, Currency> = new Map(Object.entries(currencies));
const NAMED_CODES = new Set(NAMED_COUNTRIES.map(countryCode));

/** All countries that have a currency, those that the specification names first. */
export const COUNTRIES: readonly string[] = [
  ...NAMED_COUNTRIES,
  ...[...CURRENCY_OF_CODE.keys()].filter(
    // A code that ISO has withdrawn stands for another country.
    (code) => !NAMED_CODES.has(code) && new Intl.Locale(`und-${code}`).region === code,
  ),
];

/** Their currencies. */
export const CURRENCIES: readonly Currency[] = [...new Set(CURRENCY_OF_CODE.values())];

/** The default country's. */
export const DEFAULT_CURRENCY: Currency = "BRL";

/** The currency in which a country has its prices; undefined where no country is known. */
export function currencyOf(country: string): Currency | undefined {
  return CURRENCY_OF_CODE.get(countryCode(country) ?? "");
}

/** Making one takes longer than all that a line of a menu is made of. */
const MONEY_FORMATS = new Map<string, Intl.NumberFormat>();

/**
 * Writes amounts as a language does, in Spanish as the currency's country does (rule 4.12), with the currency's sign, or
 * with its code where the typefaces of pages and PDFs lack the sign.
 */
export function moneyFormat(currency: Currency, language: Language): Intl.NumberFormat {
  const key = `${currency} ${language}`;
  const format = MONEY_FORMATS.get(key) ?? newMoneyFormat(currency, language);
  MONEY_FORMATS.set(key, format);
  return format;
}

function newMoneyFormat(currency: Currency, language: Language): Intl.NumberFormat {
  const tag = language === "es" ? moneyTag(currency) : LANGUAGE_TAGS[language];
  const options = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  const format = new Intl.NumberFormat(tag, { ...options, currencyDisplay: "narrowSymbol" });
  return /^[ -~£€]+$/.test(signOf(format))
    ? format
    : new Intl.NumberFormat(tag, { ...options, currencyDisplay: "code" });
}

/** "R$"; the same sign may stand for several currencies. */
export const currencySymbol = (currency: Currency) => signOf(moneyFormat(currency, "pt"));

function signOf(format: Intl.NumberFormat): string {
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? "";
}

/** The tag with which `Intl` writes an amount as the currency's country does. */
export function moneyTag(currency: Currency): string {
  // The euro is written as in Spain, and Chile's peso with a space, as Argentina's.
  if (currency === "EUR") return "es";
  if (currency === "CLP") return "es-AR";
  // A currency's code begins with its country's.
  const region = currency.slice(0, 2);
  const { language, script } = new Intl.Locale(`und-${region}`).maximize();
  if (script !== "Latn") return "en";
  // Paraguay's first language is one that engines do not write.
  const isWritten = Intl.NumberFormat.supportedLocalesOf(language).length > 0;
  return `${isWritten ? language : "es"}-${region}`;
}
