import currencies, { type Currencies } from "country-to-currency";
import { type Language, LANGUAGE_TAGS } from "./languages.ts";
import { countryCode, NAMED_COUNTRIES } from "./countries.ts";

/** ISO 4217. */
export type Currency = Currencies;

const CURRENCY_OF_CODE: ReadonlyMap<string, Currency> = new Map(Object.entries(currencies));
const NAMED_CODES = new Set(NAMED_COUNTRIES.map(countryCode));

export const COUNTRIES: readonly string[] = [
  ...NAMED_COUNTRIES,
  ...[...CURRENCY_OF_CODE.keys()].filter(
    // A withdrawn code is canonicalized to another country's.
    (code) => !NAMED_CODES.has(code) && new Intl.Locale(`und-${code}`).region === code,
  ),
];

export const CURRENCIES: readonly Currency[] = [...new Set(CURRENCY_OF_CODE.values())];

export const DEFAULT_CURRENCY: Currency = "BRL";

/** Returns the currency of a country's prices; undefined for an unknown country. */
export function currencyOf(country: string): Currency | undefined {
  return CURRENCY_OF_CODE.get(countryCode(country) ?? "");
}

/** Cached, because creating one is slower than the rest of a menu line. */
const MONEY_FORMATS = new Map<string, Intl.NumberFormat>();

/**
 * Returns a format for amounts in a language, in Spanish as the currency's country writes them (rule 4.12). Uses the
 * currency's code if the typefaces lack its sign.
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

/** Returns "R$" for BRL; several currencies may share a sign. */
export const currencySymbol = (currency: Currency) => signOf(moneyFormat(currency, "pt"));

function signOf(format: Intl.NumberFormat): string {
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? "";
}

/** Returns the `Intl` tag of the currency's country. */
export function moneyTag(currency: Currency): string {
  // The euro is written as in Spain; Chile's peso needs Argentina's space.
  if (currency === "EUR") return "es";
  if (currency === "CLP") return "es-AR";
  // A currency's code begins with its country's.
  const region = currency.slice(0, 2);
  const { language, script } = new Intl.Locale(`und-${region}`).maximize();
  if (script !== "Latn") return "en";
  // Engines cannot write Guaraní, Paraguay's main language.
  const isWritten = Intl.NumberFormat.supportedLocalesOf(language).length > 0;
  return `${isWritten ? language : "es"}-${region}`;
}
