import { type Context, Hono, type Next } from "hono";
import type { Limit } from "#runtime/concurrency/limits.ts";
import type { Snapshot } from "#content/snapshot.ts";
import type { Database } from "#database/database.ts";
import { type CountryLookup, countryApi } from "./country/country.api.ts";
import { experiencesApi } from "./experiences/experiences.api.ts";
import { faqApi } from "./faq/faq.api.ts";
import { insightsApi, type InsightsApiOptions } from "./insights/insights.api.ts";
import { leadsApi, type LeadsApiOptions } from "#leads/accept/leads.api.ts";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import { menusApi } from "./menus/menus.api.ts";
import { newsApi } from "./news/news.api.ts";
import { noSuchRoute, problem } from "#runtime/http/problem.ts";
import { openApiRoutes } from "./openapi/openapi.api.ts";
import { restaurantsApi } from "./restaurants/restaurants.api.ts";
import { vitalsApi, type VitalsApiOptions } from "./vitals/vitals.api.ts";

export const CONTENT_ROUTES = {
  restaurants: restaurantsApi,
  experiences: experiencesApi,
  news: newsApi,
  menus: menusApi,
  faq: faqApi,
};

/** Creates the product API under `/api`: content in the specification's records, and visitors' posts. */
export function createApi(options: {
  readonly content: () => Snapshot;
  readonly database: Database;
  readonly log: Log;
  readonly limit: Limit;
  /** The application that the OpenAPI document describes; by default the API alone. */
  readonly mountedIn?: Hono;
  readonly country?: CountryLookup;
  readonly leads?: Omit<LeadsApiOptions, "limit">;
  readonly insights?: Omit<InsightsApiOptions, "limit">;
  readonly vitals?: Omit<VitalsApiOptions, "limit">;
}) {
  const { content, database, log, limit, country, leads, insights, vitals } = options;
  const api = new Hono().basePath("/api");
  for (const [name, routes] of Object.entries(CONTENT_ROUTES)) {
    api.use(`/${name}/*`, asPublic);
    api.route(`/${name}`, routes(content));
  }
  if (country) api.route("/country", countryApi(country, log));
  if (insights) api.route("/events", insightsApi(database, { ...insights, limit }));
  if (vitals) api.route("/vitals", vitalsApi(database, { ...vitals, limit }));
  if (leads) api.route("/", leadsApi({ ...leads, limit }));
  api.route("/", openApiRoutes(options.mountedIn ?? api));
  // A route, because a mounted application's `notFound` is not called.
  api.all("*", noSuchRoute(api));
  api.onError((error, context) => {
    log.error({ reason: redactedError(error), path: context.req.path }, "API request failed");
    return problem(context, 503, "Service unavailable", "Please try again in a moment.");
  });
  return api;
}

/** Requires browsers to revalidate public records, mostly with a 304. */
async function asPublic(context: Context, next: Next): Promise<void> {
  await next();
  if (context.res.status === 200) {
    context.header("Cache-Control", "public, max-age=0, must-revalidate");
  }
}
