import type { Context } from "hono";
import { and, gte, inArray, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { dailyEvents } from "#database/schema/daily-events.ts";
import { leads } from "#database/schema/leads.ts";
import { readVitals, type Vital, VITAL_BUCKETS, VITALS } from "#database/vitals.ts";
import {
  CLICKS,
  type CountedClick,
  type FirstAnswers,
  type MeasuredVisits,
  type VitalValue,
} from "./today-contract.ts";
import type { Account } from "#accounts/desk-session.ts";
import { startOfDay, TIME_ZONE } from "#database/group-days.ts";
import { ownLeads } from "#leads/desk/own-leads.ts";
import { date } from "#language/body-fields.server.ts";
import { LEAD_READERS } from "#leads/desk/contract.ts";
import { DeskProblem } from "#accounts/calls/desk-problem.ts";
import { deskRoute, type DeskRoute, type DeskServices } from "#accounts/calls/desk-routes.ts";

/** Counts visitors' actions at an account's restaurants since a day. */
async function readClicks(
  orm: Orm,
  { role, restaurants }: Account,
  since: string,
): Promise<readonly CountedClick[]> {
  const { restaurant, event, day } = dailyEvents;
  const isOwn = role === "restaurant" ? inArray(restaurant, restaurants) : undefined;
  const rows = await orm
    .select({ restaurant, event, count: sql<string>`sum(${dailyEvents.count})` })
    .from(dailyEvents)
    .where(and(gte(day, since), inArray(event, [...CLICKS]), isOwn))
    .groupBy(restaurant, event);
  return rows.map((one) => ({
    ...one,
    event: one.event as CountedClick["event"],
    count: Number(one.count),
  }));
}

/** A lead that needs an answer, by its form and state. */
const isGuest = sql`${leads.form} <> 'newsletter_form' and ${leads.state} <> 'quarantined'
  and ${leads.outcome} is distinct from 'spam'`;
/** Closed by the update that introduced handling: unknown whether answered. */
const isFromBefore = sql`${leads.handling} = 'closed' and ${leads.outcome} is null`;

/** Returns how long an account's guests waited for the first answer, since a day. */
async function readFirstAnswers(
  orm: Orm,
  account: Account,
  since: string,
): Promise<readonly FirstAnswers[]> {
  const waited = sql`extract(epoch from ${leads.answeredAt} - ${leads.createdAt}) / 60`;
  const monday = sql`date_trunc('week', ${leads.createdAt} at time zone ${sql.raw(`'${TIME_ZONE}'`)})::date`;
  const rows = await orm
    .select({
      restaurant: sql<string | null>`${leads.restaurant}`,
      week: sql<string | null>`${monday}::text`,
      guests: sql<string>`count(*)`,
      answered: sql<string>`count(${leads.answeredAt})`,
      median: sql<string | null>`percentile_cont(0.5) within group (order by ${waited})`,
      longest: sql<string | null>`max(${waited})`,
    })
    .from(leads)
    .where(
      and(
        ownLeads(account),
        isGuest,
        sql`not (${isFromBefore})`,
        gte(leads.createdAt, startOfDay(since)),
      ),
    )
    .groupBy(sql`grouping sets ((), (${leads.restaurant}), (${leads.restaurant}, ${monday}))`)
    .orderBy(sql`${leads.restaurant} nulls first, ${monday} desc nulls first`);
  const minutes = (value: string | null) => (value === null ? null : Math.round(Number(value)));
  return rows.map(({ guests, answered, median, longest, ...of }) => ({
    ...of,
    guests: Number(guests),
    answered: Number(answered),
    medianMinutes: minutes(median),
    longestMinutes: minutes(longest),
  }));
}

async function readMeasuredVisits(orm: Orm, since: string): Promise<readonly MeasuredVisits[]> {
  const rows = await readVitals(orm, since);
  const groups = Map.groupBy(rows, ({ device, country, screen }) =>
    JSON.stringify({ device, country, screen }),
  );
  return Array.from(groups, ([group, its]) => {
    const counts = Map.groupBy(its, ({ vital }) => vital);
    const total = (vital: Vital) =>
      (counts.get(vital) ?? []).reduce((sum, { count }) => sum + count, 0);
    const threeQuarters = (vital: Vital): VitalValue | undefined => {
      const ends: readonly number[] = VITAL_BUCKETS[vital];
      let passed = 0;
      for (const { bucket, count } of counts.get(vital)?.toSorted(byBucket) ?? []) {
        passed += count;
        const value = ends[bucket] ?? ends.at(-1) ?? 0;
        if (passed >= 0.75 * total(vital)) return { value, isAbove: bucket >= ends.length };
      }
      return undefined;
    };
    return {
      ...(JSON.parse(group) as Pick<MeasuredVisits, "device" | "country" | "screen">),
      visits: Math.max(...VITALS.map(total)),
      values: Object.fromEntries(VITALS.map((vital) => [vital, threeQuarters(vital)])),
    };
  });
}

const byBucket = (one: { readonly bucket: number }, other: { readonly bucket: number }) =>
  one.bucket - other.bucket;

/** Routes of visitors' actions, guests' waits and page speed. */
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

/** Returns the query's `since`, at most a year ago to bound the work. */
function sinceOf(context: Context): string {
  const since = date.safeParse(context.req.query("since"));
  if (!since.success) throw new DeskProblem("invalid", { fields: ["since"] });
  const aYearAgo = new Date(Date.now() - LONGEST_MS).toISOString().slice(0, 10);
  return since.data < aYearAgo ? aYearAgo : since.data;
}

const LONGEST_MS = 366 * 24 * 3600 * 1000;
