// What is right in a field, without the words for what is wrong: the first script of a page has it.

import { LONGEST_EMAIL, readEmail } from "#language/email-address.ts";
import { isVisible, withoutInvisible } from "#language/invisible-characters.ts";

/** How many characters a field takes. The upper bounds keep a post below the platform's 0.2 MB. */
export const FIELD_LENGTHS = {
  name: { minimum: 2, maximum: 120 },
  email: { maximum: LONGEST_EMAIL },
  phone: { minimum: 10, maximum: 40 },
  restaurant: { maximum: 120 },
  message: { minimum: 10, maximum: 5000 },
} as const;

/** Whether a text is at least so long, and shows anything. */
const isFilledIn = (text: string, minimum: number) => text.length >= minimum && isVisible(text);

/**
 * Returns a number of guests in digits, of what forms and queries have: 1.000, 1,000 and 1 000 are a thousand. Returns ""
 * for what is no number between 1 and 100,000.
 */
export function readGuestCount(typed: string): string {
  const plain = withoutInvisible(typed).normalize("NFKC").trim();
  const isGrouped = /^\+?\d{1,3}([., '’])\d{3}$/.test(plain);
  const digits = (isGrouped ? plain.replace(/[., '’]/, "") : plain).replace(/^\+?0*/, "");
  return /^[1-9]\d{0,5}$/.test(digits) && Number(digits) <= 100_000 ? digits : "";
}

const RULES: Readonly<Record<string, (value: string) => boolean>> = {
  name: (value) => isFilledIn(value, FIELD_LENGTHS.name.minimum),
  email: (value) => readEmail(value) !== undefined,
  phone: (value) => isFilledIn(value, FIELD_LENGTHS.phone.minimum),
  subject: (value) => value !== "",
  restaurant: (value) => value !== "",
  message: (value) => isFilledIn(value, FIELD_LENGTHS.message.minimum),
  guestCount: (value) => value === "" || readGuestCount(value) !== "",
  preferredDate: (value) => value === "" || value >= today(),
};

/** The field that only a request for a table has. */
export const TABLE_FIELD = "time";

/**
 * Rule 6.3: whether a field with this name may be sent with this value. Never stricter than the
 * server, which looks again and has the last word; but which day it is the visitor's clock knows
 * better. What has no rule is right, and so is the note to a request for a table, which is complete
 * without it.
 */
export function isRightValue(name: string, value: string, isTableRequest: boolean): boolean {
  if (isTableRequest && name === "message") return true;
  const isRight = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  return isRight?.((name === "message" ? value : withoutInvisible(value)).trim()) ?? true;
}

/** The visitor's, as a date field writes it. */
function today(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()];
  return [now.getFullYear(), month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

/** Whether a text is a day as a date field writes it, and in the calendar: 31 April is none. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
