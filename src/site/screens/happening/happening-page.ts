import { serviceDay } from "#content/shapes/menu-dates.ts";
import type { HappeningTime } from "#content/kinds/happening.ts";
import type { Happening, Restaurant, Snapshot } from "#content/snapshot.ts";
import { type Currency, currencyOf } from "#language/currencies.ts";
import { datesFrom, type HappeningDate, momentsOf } from "#content/shapes/happening-dates.ts";
import { zoneOf } from "#content/shapes/restaurant-zone.ts";
import type { Language } from "#language/languages.ts";
import { type LocalText, pickText } from "#language/pick-text.ts";
import type { ShownDate } from "#site/blocks/article-facts/format-date.ts";
import {
  type HappeningCardData,
  happeningsAhead,
  dateText,
  timeLines,
} from "#site/blocks/happening-list/happening-card-data.ts";
import { imageAlt } from "#site/blocks/image-alt/image-alt.ts";
import { type PriceText, priceText } from "#site/blocks/price-text/price-text.ts";
import {
  type RestaurantSummary,
  toSummary,
} from "#site/blocks/restaurant-summary/restaurant-summary.ts";

/** A happening at one of its restaurants. */
export interface HappeningPlace extends RestaurantSummary {
  readonly address: LocalText;
  readonly price?: PriceText;
  /** For search engines, which take figures. */
  readonly offer?: { readonly price: number; readonly currency: Currency };
  /** The next date by this restaurant's clock, ISO 8601; without an hour where none is known. */
  readonly starts?: string;
  readonly ends?: string;
  readonly zone?: string;
}

/** What the screen shows of a happening, in one language. */
export interface HappeningPage {
  readonly slug: string;
  readonly title: LocalText;
  readonly description: LocalText;
  readonly image: string;
  readonly imageAlt: string;
  readonly times: readonly HappeningTime[];
  /** When it is held, in words. */
  readonly lines: readonly string[];
  /** The next dates, where the words do not name them. */
  readonly dates: readonly ShownDate[];
  /** No date is left: the page says so, and what comes next instead (rule 3.31). */
  readonly isOver: boolean;
  readonly places: readonly HappeningPlace[];
  readonly bookingUrl: string;
  /** What else comes. */
  readonly happenings?: readonly HappeningCardData[];
}

/** Of a repeated one so many dates are named. */
const DATES_SHOWN = 6;
/** Others under it. */
const OTHERS_SHOWN = 6;

export function toHappeningPage(
  happening: Happening,
  content: Snapshot,
  language: Language,
): HappeningPage {
  const { slug, title, description, image, times, bookingUrl } = happening;
  const today = serviceDay(new Date());
  const dates = datesFrom(today, times, DATES_SHOWN);
  const [next] = dates;
  const isRepeated = times.some(
    ({ from, through, weekdays }) => weekdays.length > 0 || (through ?? from) !== from,
  );
  return {
    slug,
    title: pickText(title, language),
    description: pickText(description, language),
    image,
    imageAlt: imageAlt(image, language, { uploaded: happening.pictureTexts }),
    times,
    lines: timeLines(times, today, language),
    dates: isRepeated ? dates.map((one) => dateText(one, language)) : [],
    isOver: next === undefined,
    places: happening.restaurants.flatMap((one) => {
      const restaurant = content.findRestaurant(one);
      return restaurant ? [toPlace(restaurant, happening, next, language)] : [];
    }),
    bookingUrl,
    ...happeningsAhead(content, language, { most: OTHERS_SHOWN, but: slug }),
  };
}

function toPlace(
  restaurant: Restaurant,
  { price }: Happening,
  next: HappeningDate | undefined,
  language: Language,
): HappeningPlace {
  const currency = currencyOf(restaurant.country);
  const amount = currency && price[currency];
  const zone = zoneOf(restaurant);
  return {
    ...toSummary(restaurant),
    address: pickText(restaurant.address, language),
    ...(currency && amount !== undefined && { price: priceText(amount, currency, language) }),
    ...(currency && typeof amount === "number" && { offer: { price: amount, currency } }),
    ...(next && momentTexts(next, zone)),
    ...(zone !== undefined && { zone }),
  };
}

/** With the offset of the zone, which schedules of search engines ask for. */
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
