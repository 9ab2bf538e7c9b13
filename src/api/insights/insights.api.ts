import { Hono } from "hono";
import { z } from "zod";
import { cacheFor } from "#runtime/concurrency/cache-for.ts";
import type { Database } from "#database/database.ts";
import { describeOperation } from "#runtime/http/describe-operation.ts";
import { problem } from "#runtime/http/problem.ts";
import { LANGUAGES } from "#language/languages.ts";
import { beaconBody, type BeaconOptions, beaconResponses, limitBeacons } from "../limit-beacons.ts";
import { EVENT_NAMES } from "./tracked-events.ts";
import { countEvent } from "./insights.queries.ts";

/** A reported event; `generate_lead` is excluded because the server counts stored leads itself. */
const eventPost = z.object({
  event: z.enum(EVENT_NAMES).exclude(["generate_lead"]),
  /** A restaurant's slug; checked later against the known ones. */
  restaurant: z.string().max(120).default(""),
  language: z.enum(LANGUAGES),
});

export interface InsightsApiOptions extends BeaconOptions {
  /** The slugs that an event may name. */
  readonly restaurantSlugs: () => Promise<ReadonlySet<string>>;
}

const describe = describeOperation({
  summary: "Counts a visitor's action in daily totals, and stores nothing about the visitor.",
  body: eventPost,
  isJsonOnly: true,
  responses: beaconResponses("Unknown event or restaurant"),
});

/** `POST /events` adds a visitor's event to a day's total; 204 also for an ignored bot. Stores no cookie, IP or name. */
export function insightsApi(database: Pick<Database, "orm">, options: InsightsApiOptions) {
  const { restaurantSlugs } = options;
  // Cached, so that a click costs no search through all restaurants.
  const knownSlugs = cacheFor(60_000, restaurantSlugs);
  const api = new Hono();
  api.post("/", describe, ...limitBeacons("event", options), async (context) => {
    const parsed = eventPost.safeParse(await beaconBody(context));
    if (!parsed.success) return problem(context, 422, "No event that is known");
    const { restaurant } = parsed.data;
    if (restaurant !== "" && !(await knownSlugs()).has(restaurant)) {
      return problem(context, 422, "No restaurant that is known");
    }
    await countEvent(database.orm, parsed.data);
    return context.body(null, 204);
  });
  return api;
}
