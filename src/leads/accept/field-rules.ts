// Field rules without their messages: a page's first script includes this file.

import { LONGEST_EMAIL, readEmail } from "#language/email-address.ts";
import { isVisible, withoutInvisible } from "#language/invisible-characters.ts";

/** Characters per field. The maxima keep a post below the platform's 0.2 MB. */
export const FIELD_LENGTHS = {
  name: { minimum: 2, maximum: 120 },
  email: { maximum: LONGEST_EMAIL },
  phone: { minimum: 10, maximum: 40 },
  restaurant: { maximum: 120 },
  message: { minimum: 10, maximum: 5000 },
} as const;

const isFilledIn = (text: string, minimum: number) => text.length >= minimum && isVisible(text);

/**
 * Returns a typed number of guests as digits: 1.000, 1,000 and 1 000 are a thousand. Returns ""
 * outside 1 to 100,000.
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

export const TABLE_FIELD = "time";

/**
 * Rule 6.3: whether a field's value is valid. Never stricter than the server, except about the
 * current day, which the visitor's clock decides. Fields without a rule are valid, and so is the
 * optional note of a table request.
 */
export function isRightValue(name: string, value: string, isTableRequest: boolean): boolean {
  if (isTableRequest && name === "message") return true;
  const isRight = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  return isRight?.((name === "message" ? value : withoutInvisible(value)).trim()) ?? true;
}

/** The visitor's date, as a date field formats it. */
function today(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()];
  return [now.getFullYear(), month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

/** Whether a text is an existing date in a date field's format. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
