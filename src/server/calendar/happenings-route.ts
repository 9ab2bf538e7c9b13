import { Hono } from "hono";
import type { ContentSource } from "#content/snapshot.ts";
import { isLanguage } from "#language/languages.ts";
import { happeningCalendar, happeningsCalendar } from "./happenings-calendar.ts";

const LISTING = { "Cache-Control": "public, max-age=300, stale-while-revalidate=3600" };
const TYPE = { "Content-Type": "text/calendar; charset=utf-8" };

/**
 * `GET /calendar/{language}/happenings.ics`, to subscribe to, and
 * `GET /calendar/{language}/happenings/{slug}/{restaurant}.ics`. What is over, or was never there, is a 404 (rule 3.32).
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
