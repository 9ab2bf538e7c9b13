import { serviceDay } from "#content/shapes/menu-dates.ts";
import type { Happening, Restaurant, Snapshot } from "#content/snapshot.ts";
import { currencyOf } from "#language/currencies.ts";
import {
  datesFrom,
  type HappeningDate,
  isOneDay,
  momentsOf,
} from "#content/shapes/happening-dates.ts";
import { zoneOf } from "#content/shapes/restaurant-zone.ts";
import type { Language } from "#language/languages.ts";
import { pickText } from "#language/pick-text.ts";
import {
  happeningsAhead,
  dateText,
  timeLines,
} from "#site/blocks/happening-list/happening-card-data.ts";
import { imageAlt } from "#site/blocks/image-alt/image-alt.ts";
import { priceText } from "#site/blocks/price-text/price-text.ts";
import { toSummary } from "#site/blocks/restaurant-summary/restaurant-summary.ts";

export type HappeningPage = ReturnType<typeof toHappeningPage>;
export type HappeningPlace = ReturnType<typeof toPlace>;

/** Of a repeated one so many dates are named. */
const DATES_SHOWN = 6;
/** Others under it. */
const OTHERS_SHOWN = 6;

/** What the screen shows of a happening, in one language. */
export function toHappeningPage(happening: Happening, content: Snapshot, language: Language) {
  const { slug, title, description, image, times, bookingUrl } = happening;
  const today = serviceDay(new Date());
  const dates = datesFrom(today, times, DATES_SHOWN);
  const [next] = dates;
  return {
    slug,
    title: pickText(title, language),
    description: pickText(description, language),
    image,
    imageAlt: imageAlt(image, language, { uploaded: happening.pictureTexts }),
    imageCredit: happening.pictureCredits?.get(image),
    times,
    /** When it is held, in words. */
    lines: timeLines(times, today, language),
    /** The next dates, where the words do not name them. */
    dates: times.every(isOneDay) ? [] : dates.map((one) => dateText(one, language)),
    /** The page says so, and what comes next instead (rule 3.31). */
    isOver: next === undefined,
    places: happening.restaurants.flatMap((one) => {
      const restaurant = content.findRestaurant(one);
      return restaurant ? [toPlace(restaurant, happening, next, language)] : [];
    }),
    bookingUrl,
    ...happeningsAhead(content, language, { most: OTHERS_SHOWN, but: slug }),
  };
}

/** A happening at one of its restaurants. */
function toPlace(
  restaurant: Restaurant,
  { price }: Happening,
  next: HappeningDate | undefined,
  language: Language,
) {
  const currency = currencyOf(restaurant.country);
  const amount = currency && price[currency];
  const zone = zoneOf(restaurant);
  return {
    ...toSummary(restaurant),
    address: pickText(restaurant.address, language),
    ...(currency && amount !== undefined && { price: priceText(amount, currency, language) }),
    // For search engines, which take figures.
    ...(currency && typeof amount === "number" && { offer: { price: amount, currency } }),
    ...(next && momentTexts(next, zone)),
    ...(zone !== undefined && { zone }),
  };
}

/** The next date by the restaurant's clock, without an hour where none is known; with the offset of the zone, which schedules of search engines ask for. */
function momentTexts(next: HappeningDate, zone: string | undefined) {
  if (next.begins === null) return { starts: next.day };
  const { start, end } = momentsOf(next, zone ?? "UTC");
  const textOf = (moment: Temporal.ZonedDateTime) =>
    moment.toString({
      smallestUnit: "minute",
      timeZoneName: "never",
      offset: zone === undefined ? "never" : "auto",
    });
  return { ...(start && { starts: textOf(start) }), ...(end && { ends: textOf(end) }) };
}
