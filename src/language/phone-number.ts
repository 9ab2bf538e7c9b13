import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { countryCode } from "./countries.ts";
import { withoutInvisible } from "./invisible-characters.ts";

// For server and desk; a visitor's browser gets the result as a `Phone`.

export interface Phone {
  readonly text: string;
  /** The number for `tel:`; missing if not understood. */
  readonly dialled?: string;
}

/** Service numbers (190, 10315), which have no area code and no international form. */
const SHORT = /^1\d{2,4}$/;

/** Numbers dialled only within their country, such as 0800 and 4003. */
const NATIONAL = new Set<string | undefined>(["TOLL_FREE", "SHARED_COST", "PREMIUM_RATE", "UAN"]);

/** Parses one number without an extension; `country` supplies a missing country code. */
function parsed(written: string, country: string) {
  const text = withoutInvisible(written)
    .trim()
    .replace(/^00/, "+")
    // Mexico's mobile numbers had a 1 there until 2019.
    .replace(/^\+52\s*1(?=(?:\D*\d){10}\D*$)/, "+52");
  const code = countryCode(country);
  const number = parsePhoneNumberFromString(text, {
    extract: false,
    ...(code !== undefined && isSupportedCountry(code) && { defaultCountry: code as CountryCode }),
  });
  if (number === undefined || number.ext !== undefined) return undefined;
  // A number with a country code may be newer than the library's numbering plans.
  const isOne = text.startsWith("+") ? number.isPossible() : number.isValid();
  return isOne ? number : undefined;
}

/** Returns a number as stored (`+551130871399`), a short one unchanged; undefined if not understood. */
export function storedPhone(written: string, country: string): string | undefined {
  const short = written.trim();
  return SHORT.test(short) ? short : parsed(written, country)?.number;
}

/** Returns a number as shown and dialled; one that is not understood is shown as written. */
export function shownPhone(written: string, country: string): Phone {
  const text = written.trim();
  if (SHORT.test(text)) return { text, dialled: text };
  const number = parsed(written, country);
  if (number === undefined) return { text };
  if (!number.isValid()) return { text, dialled: number.number };
  const national = number.formatNational();
  if (NATIONAL.has(number.getType()))
    return { text: national, dialled: national.replaceAll(/\D/g, "") };
  const international = number.formatInternational();
  // Hyphenated if the country separates the last four digits.
  const isHyphenated = /-\d{4}$/.test(national);
  return {
    text: isHyphenated ? international.replace(/ (?=\d{4}$)/, "-") : international,
    dialled: number.number,
  };
}

/**
 * Returns WhatsApp's form of a number: mobile numbers have a 9 after Argentina's code and a 1 after Mexico's, which users
 * omit. Undefined if not understood.
 */
export function whatsAppNumber(written: string, country: string): string | undefined {
  return parsed(written, country)
    ?.number.replace(/^\+54(?=[1-8]\d{9}$)/, "+549")
    .replace(/^\+52(?=\d{10}$)/, "+521");
}

/** Returns the URL of a chat; WhatsApp wants digits only. */
export function whatsAppUrl(written: string, country: string): string | undefined {
  return whatsAppNumber(written, country)?.replace("+", "https://wa.me/");
}
