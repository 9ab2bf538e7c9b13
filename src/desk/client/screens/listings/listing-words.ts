import type {
  ListingDifference,
  ListingPart,
  ListingProblem,
  WrittenPart,
} from "#desk/listings-contract.ts";
import type { MenuKind } from "#content/kinds/restaurant.ts";
import { WEEKDAYS, weekdayName } from "#language/weekdays.ts";
import { dayInWords, deskLanguage } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { MENU_WORDS } from "#desk/client/kinds/restaurant-words.ts";

const PART_WORDS: Readonly<Record<ListingPart, () => string>> = {
  hours: m.listings_hours,
  "special-hours": m.listings_special_hours,
  phone: m.restaurant_phone,
  address: m.restaurant_address,
  "booking-link": m.booking_link,
  menus: m.nav_menus,
};

export const WRITE_WORDS: Readonly<Record<WrittenPart, () => string>> = {
  hours: m.listings_write_hours,
  "special-hours": m.listings_write_special_hours,
  "booking-link": m.listings_write_booking_link,
  menus: m.listings_write_menus,
};

export const PROBLEM_WORDS: Readonly<Record<ListingProblem, () => string>> = {
  "not-listed": m.listings_not_listed,
  "not-allowed": m.listings_not_allowed,
  "too-many-calls": m.listings_too_many_calls,
  "no-response": m.listings_no_response,
  unreadable: m.listings_unreadable,
};

/** What differs: hours with their day, menus with their kind. */
export function aboutWords({ part, of }: ListingDifference): string {
  if (part === "special-hours") return `${PART_WORDS[part]()} · ${dayInWords(of)}`;
  const weekday = WEEKDAYS.findIndex((day) => day === of);
  if (weekday >= 0) return `${PART_WORDS[part]()} · ${weekdayName(weekday, deskLanguage())}`;
  const menu = (Object.keys(MENU_WORDS) as MenuKind[]).find((kind) => kind === of);
  return menu === undefined ? PART_WORDS[part]() : MENU_WORDS[menu]();
}

/** One side of a difference. */
export function valueWords({ part }: ListingDifference, value: string | null): string {
  if (value === null) return m.listings_nothing();
  if (value !== "") return value;
  return part === "menus" ? m.listings_nothing_more() : m.hours_closed();
}
