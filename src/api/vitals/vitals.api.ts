import { Hono } from "hono";
import type { Database } from "#database/database.ts";
import { countVisit, type Device, type Vital, VITALS } from "#database/vitals.ts";
import { countryInHeader } from "#runtime/http/country-header.ts";
import { describeOperation } from "#runtime/http/describe-operation.ts";
import { problem } from "#runtime/http/problem.ts";
import { matchPath } from "#language/match-path.ts";
import { beaconBody, type BeaconOptions, beaconResponses, limitBeacons } from "../limit-beacons.ts";
import { visitPost } from "./vitals.contract.ts";

export interface VitalsApiOptions extends BeaconOptions {
  /** The CDN's header with the country; no other source is used. */
  readonly countryHeader: string | undefined;
  /** Countries counted separately (ISO 3166-1). */
  readonly countries: readonly string[];
  readonly onVital?: (vital: Vital, device: Device, value: number) => void;
}

const describe = describeOperation({
  summary:
    "How fast the pages of one visit were, for the daily totals. Nothing about the visitor is stored.",
  body: visitPost,
  isJsonOnly: true,
  responses: beaconResponses("Unknown page, or no values that can be"),
});

/** `POST /vitals` counts one visit's measurements (rule 7.6); 204 also for an ignored bot. */
export function vitalsApi(database: Pick<Database, "orm">, options: VitalsApiOptions) {
  const { countryHeader, countries, onVital } = options;
  const api = new Hono();
  api.post("/", describe, ...limitBeacons("visit", options), async (context) => {
    const parsed = visitPost.safeParse(await beaconBody(context));
    if (!parsed.success) return problem(context, 422, "No visit that can be");
    const { path, ...measured } = parsed.data;
    const screen = matchPath(path)?.screen;
    if (screen === undefined) return problem(context, 422, "No page that is known");
    const named = countryInHeader(countryHeader && context.req.header(countryHeader)) ?? "";
    const country = countries.includes(named) ? named : "";
    await countVisit(database.orm, { screen, country, ...measured });
    for (const vital of VITALS) {
      const found = measured[vital];
      if (found !== undefined) onVital?.(vital, measured.device, found);
    }
    return context.body(null, 204);
  });
  return api;
}
