import { serviceDay } from "#content/shapes/menu-dates.ts";
import {
  comingHappenings,
  datesFrom,
  type HappeningDate,
  momentsOf,
} from "#content/shapes/happening-dates.ts";
import { zoneOf } from "#content/shapes/restaurant-zone.ts";
import type { Happening, Restaurant, Snapshot } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { pickText } from "#language/pick-text.ts";
import { type CalendarEvent, calendarOf } from "#leads/calendar.ts";

/** Of one happening; a weekly one fills a calendar with no more. */
const DATES_OF_ONE = 12;
/** Of each happening in the calendar of all: a year of a weekly one. */
const DATES_OF_EACH = 53;
/** In the calendar of all; what comes first is in it. */
const MOST_EVENTS = 1000;
/** How often a calendar that subscribed asks again. */
const REFRESH_SECONDS = 6 * 60 * 60;

interface Site {
  readonly language: Language;
  readonly siteUrl: string;
  readonly siteName: string;
  readonly now: Date;
}

/** The next dates of a happening at one of its restaurants (RFC 5545); undefined where there are none. */
export function happeningCalendar(
  content: Snapshot,
  { slug, restaurant: at }: { readonly slug: string; readonly restaurant: string },
  site: Site,
): string | undefined {
  const happening = content.findHappening(slug);
  const restaurant = happening?.restaurants.includes(at) && content.findRestaurant(at);
  if (!happening || !restaurant) return undefined;
  const dates = datesFrom(serviceDay(site.now), happening.times, DATES_OF_ONE);
  if (dates.length === 0) return undefined;
  return calendarOf(
    dates.map((date) => eventOf(happening, restaurant, date, site)),
    site,
  );
}

/** All that is to come, to subscribe to: each date by itself, which needs no rules of time zones to be read right. */
export function happeningsCalendar(content: Snapshot, site: Site): string {
  const { language, siteName } = site;
  const today = serviceDay(site.now);
  const events: CalendarEvent[] = [];
  for (const { happening } of comingHappenings(content.happenings, today)) {
    if (events.length >= MOST_EVENTS) break;
    for (const date of datesFrom(today, happening.times, DATES_OF_EACH)) {
      for (const slug of happening.restaurants) {
        const restaurant = content.findRestaurant(slug);
        if (restaurant) events.push(eventOf(happening, restaurant, date, site));
      }
    }
  }
  return calendarOf(events.slice(0, MOST_EVENTS), {
    ...site,
    name: `${m.happenings_title({}, { locale: language })} · ${siteName}`,
    ttl: REFRESH_SECONDS,
  });
}

function eventOf(
  happening: Happening,
  restaurant: Restaurant,
  date: HappeningDate,
  { language, siteUrl }: Site,
): CalendarEvent {
  const { slug, title, description, updatedAt } = happening;
  const { day, begins } = date;
  return {
    id: [slug, restaurant.slug, day, begins?.replace(":", "")].filter(Boolean).join("-"),
    restaurant,
    stamp: new Date(updatedAt),
    ...whenOf(date, zoneOf(restaurant)),
    summary: `${pickText(title, language).text} · ${restaurant.name || restaurant.city}`,
    description: pickText(description, language).text,
    url: siteUrl + pathTo(language, "happening", { slug }),
  };
}

/** A date without an hour takes the whole day; without a zone its hour is the one on the reader's clock. */
function whenOf(date: HappeningDate, zone: string | undefined) {
  const { start, end } = momentsOf(date, zone ?? "UTC");
  if (start === undefined) {
    const day = Temporal.PlainDate.from(date.day);
    return { allDay: true, start: day, end: day.add({ days: 1 }) };
  }
  if (zone !== undefined) return { start, ...(end && { end }) };
  return {
    floating: true,
    start: start.toPlainDateTime(),
    ...(end && { end: end.toPlainDateTime() }),
  };
}
