import { type Currency, moneyFormat } from "#language/currencies.ts";
import { deskLanguage, numberInWords } from "#desk/client/language/desk-language.ts";

/**
 * An amount as people write it: "89", "89,90", "12.900", "1.234,50", "R$ 38". Three digits behind a
 * single mark are thousands. Undefined where nothing is written, NaN where it is no amount.
 */
export function readPrice(text: string): number | undefined {
  const written = text.replaceAll(/\s|S\/|(?:R|US)?\p{Sc}/gu, "");
  if (written === "") return undefined;
  const [, whole = "", cents = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  const isWhole = /^\d+$/.test(whole) || /^\d{1,3}([.,'’])\d{3}(\1\d{3})*$/.test(whole);
  if (!isWhole) return Number.NaN;
  return Number(`${whole.replaceAll(/\D/g, "")}.${cents || "0"}`);
}

/** An amount as the field for it shows it; what cannot be read is shown as nothing. */
export function priceText(amount: number | undefined): string {
  if (amount === undefined || !Number.isFinite(amount)) return "";
  const digits = Number.isInteger(amount) ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: 2, useGrouping: false };
  return numberInWords(amount, options);
}

/** An amount with the symbol of its currency. */
export function moneyWords(amount: number, currency: Currency): string {
  return moneyFormat(currency, deskLanguage()).format(amount);
}
