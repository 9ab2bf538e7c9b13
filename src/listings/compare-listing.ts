import { timeOf } from "#content/schemas/opening-words.ts";
import type { FoodMenu } from "#listings/google-business/food-menus.ts";
import type { GoogleLocation, ReservationLink } from "#listings/google-business/google-business.ts";
import type { Span } from "#listings/google-business/google-hours.ts";
import { languageOfCountry } from "#language/countries.ts";
import { weekdayIndex, WEEKDAYS } from "#language/weekdays.ts";
import { plainText } from "#language/plain-text.ts";
import type { ListingDifference, ListingPart } from "./listings-contract.ts";
import type { OwnListing } from "./own-listing.ts";

/** A restaurant's listing at Google; null if not read. */
export interface GoogleListing {
  readonly location: GoogleLocation;
  readonly links: readonly ReservationLink[] | null;
  readonly menus: readonly FoodMenu[] | null;
}

/** Menu lines that a difference names at most. */
const MOST_LINES = 5;

/** Returns the differences, in language-independent form; a fact unknown to either side is none. */
export function compareListing(own: OwnListing, google: GoogleListing): ListingDifference[] {
  return [
    ...compareWeek(own, google),
    ...compareSpecialDays(own, google),
    ...comparePhone(own, google),
    ...compareAddress(own, google),
    ...compareBookingLink(own, google),
    ...compareMenus(own, google),
  ];
}

function difference(
  part: ListingPart,
  of: string,
  google: string | null,
  here: string | null,
): ListingDifference[] {
  return google === here ? [] : [{ part, of, google, here }];
}

function compareWeek({ week }: OwnListing, { location }: GoogleListing) {
  const { regularHours } = location;
  if (regularHours === null) return [];
  const isEmpty = regularHours.every((spans) => spans.length === 0);
  return WEEKDAYS.flatMap((day, index) => {
    const there = isEmpty ? null : spanWords(regularHours[index]);
    const here = week === null ? null : spanWords(week[index]);
    return difference("hours", day, there, here);
  });
}

/** A date that only one side names follows the other's week. */
function compareSpecialDays(
  { week, specialDays, today }: OwnListing,
  { location: { regularHours, specialHours } }: GoogleListing,
) {
  if (specialHours === null || regularHours === null) return [];
  const dates = new Set([...specialHours.keys(), ...(specialDays?.keys() ?? [])]);
  return [...dates]
    .filter((date) => date >= today)
    .toSorted()
    .flatMap((date) => {
      const weekday = weekdayIndex(date);
      const there = specialHours.get(date) ?? regularHours[weekday];
      const here = specialDays?.get(date) ?? week?.[weekday];
      return difference(
        "special-hours",
        date,
        spanWords(there),
        here === undefined ? null : spanWords(here),
      );
    });
}

/** Writes 12:00–16:00, 19:00–00:00; "" if closed. */
function spanWords(spans: readonly Span[] = []): string {
  return spans.map(({ from, to }) => `${timeOf(from)}–${timeOf(to)}`).join(", ");
}

/** Google writes numbers in national form. */
function comparePhone({ restaurant: { phone } }: OwnListing, { location }: GoogleListing) {
  const digits = (text: string) => text.replaceAll(/\D/g, "").replace(/^0+/, "");
  const [there, here] = [digits(location.phoneNumbers), digits(phone)];
  if (there.length >= 6 && here.endsWith(there)) return [];
  return difference("phone", "", location.phoneNumbers || null, phone || null);
}

/** Kinds of street and number prefixes with several spellings. */
const SMALL_WORDS = new Set(
  "av avenida r rua c calle al alameda pza plaza praca de da do del la las los n no num numero sn".split(
    " ",
  ),
);

/** The same words in any order, or fewer at Google, are the same address. */
function compareAddress({ restaurant }: OwnListing, { location }: GoogleListing) {
  const here = restaurant.address[languageOfCountry(restaurant.country)];
  const { addressLines = [], locality = "", postalCode = "" } = location.storefrontAddress ?? {};
  const there = [...addressLines, locality, postalCode].filter((line) => line !== "").join(", ");
  const known = new Set(wordsOf(here));
  const isSame =
    there !== "" && wordsOf(there).every((word) => known.has(word) || SMALL_WORDS.has(word));
  return isSame ? [] : difference("address", "", there || null, here || null);
}

function wordsOf(text: string): string[] {
  // 01419-001 equals 01419001.
  return (
    plainText(text)
      .replaceAll(/(\d)[-.](?=\d)/g, "$1")
      .match(/[\p{L}\d]+/gu) ?? []
  );
}

function compareBookingLink({ bookingUrl }: OwnListing, { links }: GoogleListing) {
  if (links === null) return [];
  const isThere = links.some(({ uri }) => sameUrl(uri, bookingUrl));
  const first = links.find(({ isPreferred }) => isPreferred) ?? links[0];
  return isThere ? [] : difference("booking-link", "", first?.uri ?? null, bookingUrl);
}

const sameUrl = (one: string, other: string | null) =>
  other !== null && (URL.parse(one)?.href ?? one) === (URL.parse(other)?.href ?? other);

/** Returns lines that only one side has; matches menus by their page. */
function compareMenus({ menus }: OwnListing, google: GoogleListing) {
  if (google.menus === null) return [];
  const there = google.menus;
  return menus.flatMap(({ kind, menu }) => {
    const here = menu.dishes.map(dishLine);
    const found = there.find(({ url }) => url === menu.url);
    if (found === undefined) return difference("menus", kind, null, lineWords(here));
    const its = found.dishes.map(dishLine);
    const [more, fewer] = [without(its, here), without(here, its)];
    const isSame = more.length === 0 && fewer.length === 0;
    return isSame
      ? []
      : [{ part: "menus" as const, of: kind, google: lineWords(more), here: lineWords(fewer) }];
  });
}

const dishLine = ({ name, price }: FoodMenu["dishes"][number]) =>
  `${name.slice(0, 140)} ${price ?? "?"}`;

function without(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
}

function lineWords(lines: readonly string[]): string {
  const more = lines.length - MOST_LINES;
  return [...lines.slice(0, MOST_LINES), ...(more > 0 ? [`+${more}`] : [])].join(" · ");
}
