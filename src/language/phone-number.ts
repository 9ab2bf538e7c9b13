import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { countryCode } from "./countries.ts";
import { withoutInvisible } from "./invisible-characters.ts";

// What a telephone number means, for server and desk; a visitor's browser gets it as a `Phone`.

/** A telephone number as a page shows it. */
export interface Phone {
  readonly text: string;
  /** What `tel:` dials; missing where the number is not understood. */
  readonly dialled?: string;
}

/** As the four countries have them for services: 190, 10315. They have no area code and no international form. */
const SHORT = /^1\d{2,4}$/;

/** Numbers that are dialled within their country alone, such as 0800 and 4003. */
const NATIONAL = new Set<string | undefined>(["TOLL_FREE", "SHARED_COST", "PREMIUM_RATE", "UAN"]);

/** A number without an extension and without a second one; where it has no country's code it is dialled in `country`. */
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
  // Numbering plans change: a number that names its country may be younger than what the library knows of it.
  const isOne = text.startsWith("+") ? number.isPossible() : number.isValid();
  return isOne ? number : undefined;
}

/** Returns a number as it is stored, `+551130871399`, or a short one as it is; undefined where it is not understood. */
export function storedPhone(written: string, country: string): string | undefined {
  const short = written.trim();
  return SHORT.test(short) ? short : parsed(written, country)?.number;
}

/** Returns a number as it is shown and dialled; one that is not understood is shown as it is written. */
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
  // As the country itself separates the last four digits.
  const isHyphenated = /-\d{4}$/.test(national);
  return {
    text: isHyphenated ? international.replace(/ (?=\d{4}$)/, "-") : international,
    dialled: number.number,
  };
}

/**
 * Returns a number as WhatsApp knows it: mobile numbers have a 9 after Argentina's code and a 1 after Mexico's, which
 * its users leave out. Undefined where the number is not understood.
 */
export function whatsAppNumber(written: string, country: string): string | undefined {
  return parsed(written, country)
    ?.number.replace(/^\+54(?=[1-8]\d{9}$)/, "+549")
    .replace(/^\+52(?=\d{10}$)/, "+521");
}

/** The address of a chat, as WhatsApp documents it: digits alone, without the sign before the country's code. */
export function whatsAppUrl(written: string, country: string): string | undefined {
  return whatsAppNumber(written, country)?.replace("+", "https://wa.me/");
}
