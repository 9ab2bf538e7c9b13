import type { Context } from "hono";
import { date } from "#content/shapes/content-fields.ts";
import { LEAD_READERS } from "#desk/leads-contract.ts";
import { DeskProblem } from "../desk-problem.ts";
import { deskRoute, type DeskRoute, type DeskServices } from "../desk-routes.ts";
import { readClicks, readFirstAnswers, readMeasuredVisits } from "./read-measures.ts";

/** What visitors do at the restaurants, how long guests wait, and how fast the site is where visitors are. */
export function measureRoutes({ orm }: DeskServices): readonly DeskRoute[] {
  return [
    deskRoute("GET", "/clicks", {
      access: { roles: "all" },
      handler: async ({ context, session: { account } }) =>
        context.json(await readClicks(orm, account, sinceOf(context))),
    }),
    deskRoute("GET", "/first-answers", {
      access: { roles: LEAD_READERS },
      handler: async ({ context, session: { account } }) =>
        context.json(await readFirstAnswers(orm, account, sinceOf(context))),
    }),
    deskRoute("GET", "/vitals", {
      access: { roles: "all" },
      handler: async ({ context }) => context.json(await readMeasuredVisits(orm, sinceOf(context))),
    }),
  ];
}

/** The day of the query's `since`, no earlier than a year ago: what is asked for is not to be unbounded. */
function sinceOf(context: Context): string {
  const since = date.safeParse(context.req.query("since"));
  if (!since.success) throw new DeskProblem("invalid", { fields: ["since"] });
  const aYearAgo = new Date(Date.now() - LONGEST_MS).toISOString().slice(0, 10);
  return since.data < aYearAgo ? aYearAgo : since.data;
}

const LONGEST_MS = 366 * 24 * 3600 * 1000;
