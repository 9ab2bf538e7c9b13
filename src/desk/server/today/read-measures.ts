import { and, gte, inArray, sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { dailyEvents } from "#database/schema/daily-events.ts";
import { leads } from "#database/schema/leads.ts";
import { CLICKS, type CountedClick, type FirstAnswers } from "#desk/today-contract.ts";
import type { Account } from "../desk-session.ts";
import { startOfDay, TIME_ZONE } from "../group-days.ts";
import { ownLeads } from "../leads/own-leads.ts";

/** How often visitors did what at the restaurants of an account since a day. */
export async function readClicks(
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

/** A lead that somebody is to answer, as far as people and the form know. */
const isGuest = sql`${leads.form} <> 'newsletter_form' and ${leads.state} <> 'quarantined'
  and ${leads.outcome} is distinct from 'spam'`;
/** Closed by the update that brought handling: nobody knows whether they were answered. */
const isFromBefore = sql`${leads.handling} = 'closed' and ${leads.outcome} is null`;

/** How long the guests of an account who wrote since a day have waited for the first answer. */
export async function readFirstAnswers(
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
