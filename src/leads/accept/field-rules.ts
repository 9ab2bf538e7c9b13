// What is right in a field, without the words for what is wrong: the first script of a page has it.

/** How many characters a field takes. The upper bounds keep a post below the platform's 0.2 MB. */
export const FIELD_LENGTHS = {
  name: { minimum: 2, maximum: 120 },
  email: { maximum: 254 },
  phone: { minimum: 10, maximum: 40 },
  restaurant: { maximum: 120 },
  message: { minimum: 10, maximum: 5000 },
} as const;

/**
 * An e-mail address as browsers understand it (HTML, "valid e-mail address"), with a domain of two
 * parts at least, in letters or punycode, and without the dots and lengths that mail servers refuse.
 */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)(?!.*\.@)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i;

/** A number of guests as forms and queries write it. */
export const GUEST_COUNT = /^[1-9]\d{0,5}$/;

const RULES: Readonly<Record<string, (value: string) => boolean>> = {
  name: ({ length }) => length >= FIELD_LENGTHS.name.minimum,
  email: (value) => EMAIL.test(value),
  phone: ({ length }) => length >= FIELD_LENGTHS.phone.minimum,
  subject: (value) => value !== "",
  restaurant: (value) => value !== "",
  message: ({ length }) => length >= FIELD_LENGTHS.message.minimum,
  guestCount: (value) => value === "" || GUEST_COUNT.test(value.replace(/^0+/, "")),
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
  return isRight?.(value.trim()) ?? true;
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
