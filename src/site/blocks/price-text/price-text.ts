import { type Currency, moneyFormat } from "#language/currencies.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";

/** A price as it is shown: an amount with its symbol, or words in place of one. */
export interface PriceText {
  readonly text: string;
  readonly isAmount: boolean;
}

/** The one text in place of a price (rule 4.11), so it is translated. */
const ON_REQUEST = "Sob consulta";

/** Digits that a person wrote, grouped and divided in whatever way: they are not touched. */
const WRITTEN_AMOUNT = /^\d+(?:[ .,\u00A0\u202F]\d+)*$/;

/** Writes an amount as the page's language writes that currency, with the symbol of rule 4.9. */
export function priceText(
  price: number | string,
  currency: Currency,
  language: Language,
): PriceText {
  const format = moneyFormat(currency, language);
  if (typeof price === "string") {
    const words = price.trim();
    if (WRITTEN_AMOUNT.test(words)) return { text: inPlaceOf(words, format), isAmount: true };
    const isOnRequest = words === ON_REQUEST;
    const text = isOnRequest ? m.price_on_request({}, { locale: language }) : words;
    return { text, isAmount: false };
  }
  return { text: format.format(price), isAmount: true };
}

/** The written digits where the format would have put its own. */
function inPlaceOf(digits: string, format: Intl.NumberFormat): string {
  const parts = format.formatToParts(1);
  return parts.map(({ type, value }) => (type === "integer" ? digits : value)).join("");
}
