import { Hono } from "hono";
import { z } from "zod";
import { type ContentSource, required, type Restaurant } from "#content/snapshot.ts";
import { earliestDay } from "#leads/accept/form-fields.ts";
import { LANGUAGES, type Language } from "#language/languages.ts";
import { createHash } from "node:crypto";
import { zoneOf } from "#content/schemas/restaurant-zone.ts";
import { isClosedOn } from "#content/schemas/special-days.ts";
import { m } from "#language/paraglide/messages.js";
import { restaurantPath } from "#language/path-to.ts";
import { shownPhone } from "#language/phone-number.ts";
import { dateWords, tableWords } from "#leads/accept/table-request.ts";
import { calendarOf, eventTimes } from "#leads/calendar.ts";

const DAY = z.iso.date();
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const PEOPLE = /^[1-9]\d{0,5}$/;
const KINDS = new Map<string, CalendarRequest["kind"]>([
  ["table.ics", "table"],
  ["event.ics", "event"],
]);

interface CalendarRouteOptions {
  readonly content: ContentSource;
  readonly siteUrl: string;
  readonly now?: () => Date;
}

/**
 * `GET /calendar/{language}/table.ics` and `…/event.ics`: the requested day, from a query with
 * restaurant, date, time and people, without personal data. Invalid or past requests get a 404.
 */
export function calendarRoute({ content, siteUrl, now = () => new Date() }: CalendarRouteOptions) {
  return new Hono().get("/:language/:file", async (context) => {
    context.header("Cache-Control", "no-store");
    context.header("X-Robots-Tag", "noindex");
    const language = LANGUAGES.find((one) => one === context.req.param("language"));
    const kind = KINDS.get(context.req.param("file"));
    const query = (name: string) => context.req.query(name) ?? "";
    const wanted = { date: query("date"), time: query("time"), people: query("people") };
    if (language === undefined || kind === undefined || !isPossible(kind, wanted, now())) {
      return context.text("Not found", 404);
    }
    const slug = query("restaurant");
    const { restaurants } = await content.reader()(["restaurants"]);
    const restaurant = required(restaurants).find((one) => one.slug === slug);
    if (restaurant === undefined || slug === "") return context.text("Not found", 404);
    const request: CalendarRequest = {
      kind,
      restaurant,
      date: wanted.date,
      time: kind === "table" ? wanted.time : "",
      people: wanted.people === "" ? undefined : Number(wanted.people),
    };
    return context.body(calendarFile(request, { language, siteUrl, now: now() }), 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="rubaiyat-${wanted.date}.ics"`,
    });
  });
}

function isPossible(
  kind: CalendarRequest["kind"],
  { date, time, people }: Record<"date" | "time" | "people", string>,
  now: Date,
): boolean {
  if (!DAY.safeParse(date).success || date < earliestDay(now)) return false;
  if (kind === "event") return people === "" || PEOPLE.test(people);
  return TIME.test(time) && PEOPLE.test(people);
}

interface CalendarRequest {
  readonly kind: "table" | "event";
  readonly restaurant: Restaurant;
  /** ISO date. */
  readonly date: string;
  /** `20:30`; empty for an event. */
  readonly time: string;
  readonly people: number | undefined;
}

/** A table has no end time, but a calendar event needs one. */
const TABLE_HOURS = 2;

/**
 * Returns an iCalendar file (RFC 5545) of a request: tentative, without personal data. Equal
 * requests have the same event id, so that importing one twice shows it once.
 */
export function calendarFile(
  request: CalendarRequest,
  { language, siteUrl, now }: { language: Language; siteUrl: string; now: Date },
): string {
  const { kind, restaurant, date, time } = request;
  const hash = createHash("sha256").update([kind, restaurant.slug, date, time].join("|"));
  const event = {
    id: hash.digest("hex").slice(0, 32),
    restaurant,
    stamp: now,
    ...eventTimes(
      { day: date, begins: kind === "table" ? time : null, ends: null },
      zoneOf(restaurant),
      TABLE_HOURS,
    ),
    summary: summaryOf(request, language),
    description: descriptionOf(request, language),
    url: siteUrl + restaurantPath(language, restaurant),
  };
  return calendarOf([event], { language, siteUrl, isTentative: true });
}

function summaryOf({ kind, restaurant }: CalendarRequest, locale: Language): string {
  const name = restaurant.name || restaurant.city;
  const words = kind === "table" ? m.calendar_table : m.calendar_event;
  return words({ restaurant: name }, { locale });
}

function descriptionOf(request: CalendarRequest, locale: Language): string {
  const { kind, restaurant, date, time, people } = request;
  const asked =
    people === undefined
      ? dateWords(date, locale)
      : tableWords({ preferredDate: date, time, guestCount: people }, locale);
  const note = kind === "table" ? m.calendar_table_note : m.calendar_event_note;
  const phone = shownPhone(restaurant.phone, restaurant.country).text;
  const isClosed = isClosedOn(restaurant.specialDays, date);
  const closed = isClosed ? m.table_date_closed({}, { locale }) : "";
  return [asked, closed, note({}, { locale }), phone].filter((line) => line !== "").join("\n");
}
