import { CURRENCIES, type Currency, moneyFormat, moneyTag } from "#language/currencies.ts";
import { LANGUAGE_TAGS } from "#language/languages.ts";
import { deskLanguage, numberInWords } from "#desk/language/desk-language.ts";

/** Thousands may be grouped by a no-break space: U+00A0, U+2007, U+2009 or U+202F. */
const WHOLE = /^(?:\d+|\d{1,3}([.,'’\u00A0\u2007\u2009\u202F])\d{3}(?:\1\d{3})*)$/;
const AMOUNT = /^(\D*)(\d.*?)(?:[.,](\d{1,2}))?([^\d.,]*)$/u;
const LONGEST_AMOUNT = 40;
const SIGN = /[A-Z]{0,3}\p{Sc}|S\/|\p{L}+/gu;

/**
 * Parses an amount: "89", "89,90", "12.900", "1.234,50", "R$ 38", "38 EUR". Three digits after a
 * single mark are thousands; an ordinary space separates two amounts. Undefined for an empty text,
 * NaN for an invalid one.
 */
export function readPrice(text: string): number | undefined {
  if (text.trim() === "") return undefined;
  if (text.length > LONGEST_AMOUNT) return Number.NaN;
  const [, before = "", whole = "", cents = "0", after = ""] = AMOUNT.exec(text.trim()) ?? [];
  const sign = `${before}${after}`.trim();
  if (!WHOLE.test(whole) || (sign !== "" && signsIn(sign)[0] !== sign)) return Number.NaN;
  return Number(`${whole.replaceAll(/\D/g, "")}.${cents}`);
}

/**
 * Parses a field's amount, in which an ordinary space may group thousands. Another currency's
 * amount is NaN.
 */
export function readTypedPrice(text: string, currency?: Currency): number | undefined {
  if (currency !== undefined && namesOtherCurrency(text, currency)) return Number.NaN;
  return readPrice(text.replaceAll(/(\d) (?=\d{3}(?!\d))/g, "$1\u00A0"));
}

/** Returns whether a text names currencies, by sign or code, without the given one. */
export function namesOtherCurrency(text: string, currency: Currency): boolean {
  const named = signsIn(text);
  return named.length > 0 && !named.some((sign) => signsOf(currency).has(sign));
}

const CODES = new Set<string>(CURRENCIES);

const signsIn = (text: string) =>
  (text.match(SIGN) ?? []).filter((sign) => !/^\p{L}+$/u.test(sign) || CODES.has(sign));

/** Returns "R$" and "BRL"; pesos also have "$". */
function signsOf(currency: Currency): ReadonlySet<string> {
  const tags = [moneyTag(currency), ...Object.values(LANGUAGE_TAGS)];
  const displays = ["code", "symbol", "narrowSymbol"] as const;
  const signs = tags.flatMap((tag) =>
    displays.flatMap((currencyDisplay) =>
      new Intl.NumberFormat(tag, { style: "currency", currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === "currency" ? [value.trim()] : [])),
    ),
  );
  return new Set(signs);
}

/** Returns an amount as its field shows it; "" if invalid. */
export function priceText(amount: number | undefined): string {
  if (amount === undefined || !Number.isFinite(amount)) return "";
  const digits = Number.isInteger(amount) ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: 2, useGrouping: false };
  return numberInWords(amount, options);
}

export function moneyWords(amount: number, currency: Currency): string {
  return moneyFormat(currency, deskLanguage()).format(amount);
}
