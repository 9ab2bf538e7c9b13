import { Hono } from "hono";
import { z } from "zod";
import { type ContentSource, required } from "#content/snapshot.ts";
import { earliestDay } from "#leads/accept/form-fields.ts";
import { LANGUAGES } from "#language/languages.ts";
import { calendarFile, type CalendarRequest } from "./calendar-event.ts";

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
 * `GET /calendar/{language}/table.ics` and `…/event.ics`: the day that was asked for, from a query that names
 * restaurant, date, time and people and nothing about a person. What makes no sense, or is over, is a 404.
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
