import { Hono } from "hono";
import type { ContentSource, Happening, Restaurant, Snapshot } from "#content/snapshot.ts";
import { isLanguage, type Language } from "#language/languages.ts";
import {
  comingDates,
  type HappeningDate,
  isAhead,
  isOneDay,
  zonesOfHappening,
} from "#content/schemas/happening-dates.ts";
import { existsIn } from "#content/schemas/exists-in.ts";
import { dayAfter } from "#content/schemas/opening-status.ts";
import { zoneOf } from "#content/schemas/restaurant-zone.ts";
import { isClosedOn } from "#content/schemas/special-days.ts";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { pickText } from "#language/pick-text.ts";
import { type CalendarEvent, calendarOf, type EventTimes, eventTimes } from "#leads/calendar.ts";

const LISTING = { "Cache-Control": "public, max-age=300, stale-while-revalidate=3600" };
const TYPE = { "Content-Type": "text/calendar; charset=utf-8" };

/**
 * `GET /calendar/{language}/happenings.ics`, to subscribe to, and `GET
 * /calendar/{language}/happenings/{slug}/{restaurant}.ics`. Past or unknown dates get a 404 (rule
 * 3.32).
 */
export function happeningsRoute(options: {
  readonly content: ContentSource;
  readonly siteUrl: string;
  readonly now?: () => Date;
}) {
  const { content, siteUrl, now = () => new Date() } = options;
  const siteIn = (language: string) => {
    const { siteName } = content.current().settings;
    return isLanguage(language) ? { language, siteUrl, siteName, now: now() } : undefined;
  };
  const routes = new Hono();
  routes.use("/:language/happenings*", async (context, next) => {
    context.header("X-Robots-Tag", "noindex");
    await next();
  });
  routes.get("/:language/happenings.ics", async (context) => {
    const site = siteIn(context.req.param("language"));
    if (site === undefined) return context.text("Not found", 404, { "Cache-Control": "no-store" });
    const shown = await content.reader()(["restaurants"]);
    return context.body(happeningsCalendar(shown, site), 200, { ...LISTING, ...TYPE });
  });
  routes.get("/:language/happenings/:slug/:file", async (context) => {
    const { language, slug, file } = context.req.param();
    const site = siteIn(language);
    const restaurant = /^([\w-]+)\.ics$/.exec(file)?.[1];
    const shown = await content.reader()(["restaurants"]);
    const calendar = site && restaurant && happeningCalendar(shown, { slug, restaurant }, site);
    if (!calendar) return context.text("Not found", 404, { "Cache-Control": "no-store" });
    const name = { "Content-Disposition": `attachment; filename="${slug}.ics"` };
    return context.body(calendar, 200, { ...LISTING, ...TYPE, ...name });
  });
  return routes;
}

/** Dates of one special date, which may be weekly. */
const DATES_OF_ONE = 12;
/** Dates per special date in the subscription: a year of a weekly one. */
const DATES_OF_EACH = 53;
/** Maximum of the subscription; the soonest come first. */
const MOST_EVENTS = 1000;
const REFRESH_SECONDS = 6 * 60 * 60;

interface Site {
  readonly language: Language;
  readonly siteUrl: string;
  readonly siteName: string;
  readonly now: Date;
}

/** Returns the next dates of a special date at a restaurant (RFC 5545); undefined if none. */
function happeningCalendar(
  content: Snapshot,
  { slug, restaurant: at }: { readonly slug: string; readonly restaurant: string },
  site: Site,
): string | undefined {
  const happening = content.findHappening(slug, site.language);
  const restaurant = happening?.restaurants.includes(at) && content.findRestaurant(at);
  if (!happening || !restaurant) return undefined;
  const zones = [zoneOf(restaurant)];
  const dates = comingDates(happening.times, zones, site.now, DATES_OF_ONE).filter(
    ({ day }) => !isLeftOut(happening, restaurant, day),
  );
  if (dates.length === 0) return undefined;
  return calendarOf(
    dates.map((date) => ({
      ...eventOf(happening, restaurant, date, site),
      ...eventTimes(date, zoneOf(restaurant)),
    })),
    site,
  );
}

/** A closed restaurant has no weekly special date (rule 4.21); staff set single days on purpose. */
const isLeftOut = ({ times }: Happening, { specialDays }: Restaurant, day: string): boolean =>
  !times.every(isOneDay) && isClosedOn(specialDays, day);

/**
 * Returns the subscription. Single dates need no recurrence rules, which calendars read
 * differently.
 */
function happeningsCalendar(content: Snapshot, site: Site): string {
  const { language, siteName, now } = site;
  const events: CalendarEvent[] = [];
  for (const { happening, date } of soonestDates(content, site)) {
    // Restaurants share zones, whose rules cost more than the rest of an event.
    const times = new Map<string | undefined, EventTimes>();
    for (const slug of happening.restaurants) {
      const restaurant = content.findRestaurant(slug);
      if (!restaurant) continue;
      const zone = zoneOf(restaurant);
      if (!isAhead(date, zone, now) || isLeftOut(happening, restaurant, date.day)) continue;
      const when = times.get(zone) ?? eventTimes(date, zone);
      times.set(zone, when);
      events.push({ ...eventOf(happening, restaurant, date, site), ...when });
    }
    if (events.length >= MOST_EVENTS) break;
  }
  return calendarOf(events.slice(0, MOST_EVENTS), {
    ...site,
    name: `${m.happenings_title({}, { locale: language })} · ${siteName}`,
    ttl: REFRESH_SECONDS,
  });
}

/** Days to read ahead; the next one applies if fewer do not fill the calendar. */
const HORIZONS = [14, 92];

/**
 * Returns the dates of all special dates, soonest first; those that do not fit the calendar may be
 * missing.
 */
function soonestDates(content: Snapshot, site: Site, [days, ...further] = HORIZONS) {
  const { language, now } = site;
  const through = days === undefined ? undefined : dayAfter(now.toISOString().slice(0, 10), days);
  const dates = content.happenings.flatMap((happening) => {
    if (!existsIn(happening, language)) return [];
    const zones = zonesOfHappening(happening, content);
    return comingDates(happening.times, zones, now, DATES_OF_EACH, through).map((date) => ({
      happening,
      date,
      order: `${date.day} ${date.begins ?? ""} ${happening.slug}`,
    }));
  });
  if (days !== undefined && dates.length < MOST_EVENTS) return soonestDates(content, site, further);
  return dates.toSorted((one, other) => (one.order < other.order ? -1 : 1));
}

function eventOf(
  happening: Happening,
  restaurant: Restaurant,
  date: HappeningDate,
  { language, siteUrl }: Site,
): Omit<CalendarEvent, keyof EventTimes> {
  const { slug, title, description, updatedAt } = happening;
  const { day, begins } = date;
  return {
    id: [slug, restaurant.slug, day, begins?.replace(":", "")].filter(Boolean).join("-"),
    restaurant,
    stamp: new Date(updatedAt),
    summary: `${pickText(title, language).text} · ${restaurant.name || restaurant.city}`,
    description: pickText(description, language).text,
    url: siteUrl + pathTo(language, "happening", { slug }),
  };
}
