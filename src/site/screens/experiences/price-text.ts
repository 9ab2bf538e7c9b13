import type { Currency } from "../../../api/experiences/experiences.contract.ts";
import { type Language, LANGUAGE_TAGS } from "../../../language/languages.ts";
import { m } from "../../../language/paraglide/messages.js";

/** A price as it is shown: an amount with its symbol, or words in place of one. */
export interface PriceText {
  readonly text: string;
  readonly isAmount: boolean;
}

/** The only words about a price that the specification knows (section 3), so they are translated. */
const ON_REQUEST = "Sob consulta";

/** Writes an amount as the page's language writes that currency, with the symbol of section 3. */
export function priceText(
  price: number | string,
  currency: Currency,
  language: Language,
): PriceText {
  if (typeof price === "string") {
    const words = price.trim();
    const isOnRequest = words === ON_REQUEST;
    const text = isOnRequest ? m.experiences_price_on_request({}, { locale: language }) : words;
    return { text, isAmount: false };
  }
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
  return { text: format.format(price), isAmount: true };
}
