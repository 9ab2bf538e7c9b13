import type { Happening, Restaurant, Snapshot } from "#content/snapshot.ts";
import { currencyOf } from "#language/currencies.ts";
import {
  comingDates,
  type HappeningDate,
  isOneDay,
  zonesOfHappening,
} from "#content/schemas/happening-dates.ts";
import { zoneOf } from "#content/schemas/restaurant-zone.ts";
import type { Language } from "#language/languages.ts";
import { momentsOf } from "#language/local-time.ts";
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
  const now = new Date();
  const zones = zonesOfHappening(happening, content);
  const dates = comingDates(times, zones, now, DATES_SHOWN);
  return {
    slug,
    title: pickText(title, language),
    description: pickText(description, language),
    image,
    imageAlt: imageAlt(image, language, { uploaded: happening.pictureTexts }),
    imageCredit: happening.pictureCredits?.get(image),
    times,
    /** When it is held, in words. */
    lines: timeLines(times, zones, now, language),
    /** The next dates, where the words do not name them. */
    dates: times.every(isOneDay) ? [] : dates.map((one) => dateText(one, language)),
    /** The page says so, and what comes next instead (rule 3.31). */
    isOver: dates.length === 0,
    places: happening.restaurants.flatMap((one) => {
      const restaurant = content.findRestaurant(one);
      return restaurant ? [toPlace(restaurant, happening, now, language)] : [];
    }),
    bookingUrl,
    ...happeningsAhead(content, language, { most: OTHERS_SHOWN, but: slug }),
  };
}

/** A happening at one of its restaurants. */
function toPlace(
  restaurant: Restaurant,
  { price, times }: Happening,
  now: Date,
  language: Language,
) {
  const currency = currencyOf(restaurant.country);
  const amount = currency && price[currency];
  const zone = zoneOf(restaurant);
  const [next] = comingDates(times, [zone], now, 1);
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
function momentTexts({ day, begins, ends }: HappeningDate, zone: string | undefined) {
  if (begins === null) return { starts: day };
  const { start, end } = momentsOf({ day, begins, ends }, zone ?? "UTC");
  const textOf = (moment: Temporal.ZonedDateTime) =>
    moment.toString({
      smallestUnit: "minute",
      timeZoneName: "never",
      offset: zone === undefined ? "never" : "auto",
    });
  return { starts: textOf(start), ...(end && { ends: textOf(end) }) };
}
