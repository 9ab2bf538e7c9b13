import { and, between, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { datesFrom } from "#content/schemas/happening-dates.ts";
import { readItems } from "#content/store/content-entries.ts";
import type { Orm } from "#database/database.ts";
import { contentDrafts } from "#database/schema/content-drafts.ts";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import { leads } from "#database/schema/leads.ts";
import { LEAD_READERS } from "#leads/desk/contract.ts";
import type { CalendarEntry } from "./today-contract.ts";
import { mayPublish } from "#content/desk/content-access.ts";
import { pieceName } from "#content/desk/content-pages.ts";
import type { Account } from "#accounts/desk-session.ts";
import { TIME_ZONE } from "#database/group-days.ts";
import { ownLeads } from "#leads/desk/own-leads.ts";
import { housesOf } from "./read-today.ts";

/** Both days are inclusive. */
interface Span {
  readonly from: string;
  readonly to: string;
}

/** Returns the events of a month such as 2026-12 that the account may see (rule 10.76). */
export async function calendarOf(orm: Orm, account: Account, month: string): Found {
  const span = { from: `${month}-01`, to: `${month}-31` };
  const finders = [findHappenings, findSpecialDays, findPlans, findQuotes];
  return (await Promise.all(finders.map((find) => find(orm, account, span)))).flat();
}

type Found = Promise<readonly CalendarEntry[]>;

async function findHappenings(orm: Orm, account: Account, { from, to }: Span): Found {
  return (await readItems(orm, "happenings"))
    .filter(({ isActive }) => isActive)
    .flatMap((happening) =>
      datesFrom(from, happening.times, 31, to).map(({ day }) => ({
        what: "happening" as const,
        from: day,
        to: day,
        restaurants: happening.restaurants,
        name: pieceName(happening, account.language),
        path: `/happenings/${happening.slug}`,
      })),
    );
}

async function findSpecialDays(orm: Orm, account: Account, { from, to }: Span): Found {
  return (await housesOf(orm, account)).flatMap(({ slug, specialDays }) =>
    specialDays
      .filter((days) => days.from <= to && days.to >= from)
      .map((days) => ({
        what: days.spans.length === 0 ? ("closed" as const) : ("hours" as const),
        from: days.from,
        to: days.to,
        restaurants: [slug],
        name: "",
        path: `/special-day?restaurant=${slug}`,
      })),
  );
}

async function findPlans(orm: Orm, account: Account, { from, to }: Span): Found {
  const { kind, slug, content, publishAt } = contentDrafts;
  const day = sql<string>`to_char(${publishAt} at time zone ${TIME_ZONE}, 'YYYY-MM-DD')`;
  const rows = await orm
    .select({ kind, slug, content, day })
    .from(contentDrafts)
    .where(and(isNotNull(publishAt), between(day, from, to)));
  return rows
    .filter((row) => mayPublish(account, row))
    .map((row) => ({
      what: "plan" as const,
      from: row.day,
      to: row.day,
      restaurants: [],
      name: pieceName(row.content as AnyPiece, account.language),
      path: `/${row.kind}/${row.slug}?plan`,
    }));
}

/** Reads the last quote of each guest who has not declined. */
async function findQuotes(orm: Orm, account: Account, { from, to }: Span): Found {
  if (!LEAD_READERS.includes(account.role)) return [];
  const day = sql<string>`${leadAnswers.quote} ->> 'date'`;
  const last = orm
    .selectDistinctOn([leadAnswers.leadId], { lead: leadAnswers.leadId, day: day.as("day") })
    .from(leadAnswers)
    .where(isNotNull(leadAnswers.quote))
    .orderBy(leadAnswers.leadId, desc(leadAnswers.createdAt))
    .as("last");
  const { id, name, restaurant, outcome } = leads;
  const isOpen = sql`(${isNull(outcome)} or ${eq(outcome, "won")})`;
  const rows = await orm
    .select({ id, name, restaurant, outcome, day: last.day })
    .from(last)
    .innerJoin(leads, eq(leads.id, last.lead))
    .where(and(ownLeads(account), isOpen, between(last.day, from, to)));
  return rows.map((row) => ({
    what: row.outcome === "won" ? ("event" as const) : ("quote" as const),
    from: row.day,
    to: row.day,
    restaurants: row.restaurant === "" ? [] : [row.restaurant],
    name: row.name,
    path: `/leads/${row.id}`,
  }));
}
