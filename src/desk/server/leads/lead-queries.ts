import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Orm } from "#database/connect.server.ts";
import { LEAD_FORMS, LEAD_STATES, leads, leadTransitions } from "#database/schema/leads.ts";
import {
  countLeads,
  hasEmail,
  isAfter,
  type Lead,
  type LeadPlace,
  newestLeads,
} from "#leads/find-leads.ts";
import { exportedFields } from "#leads/lead-fields.ts";
import type { LeadAtDesk, LeadPage, ListedLead } from "#desk/leads-contract.ts";
import type { Account } from "../desk-session.ts";

/** These wait until a person decides. */
const WAITING_FOR_A_PERSON = ["parked", "unknown", "quarantined"] as const;

const day = z.iso.date();
/** Which leads a list or an export has; days are those of UTC, both included. */
export const leadFilter = z.object({
  form: z.enum(LEAD_FORMS).optional(),
  state: z.enum(LEAD_STATES).optional(),
  restaurant: z.string().max(100).optional(),
  email: z.string().trim().max(200).optional(),
  /** In the name, e-mail or message. */
  search: z.string().trim().min(2).max(100).optional(),
  since: day.optional(),
  until: day.optional(),
});
export type LeadFilter = z.infer<typeof leadFilter>;

/** The leads that an account may see: of the role "restaurant" those of its own. */
function ownLeads({ role, restaurants }: Account): SQL | undefined {
  if (role !== "restaurant") return undefined;
  return restaurants.length === 0 ? sql`false` : inArray(leads.restaurant, restaurants);
}

/** The condition of a filter, within what the account may see. */
export function leadCondition(account: Account, filter: LeadFilter): SQL | undefined {
  const { form, state, restaurant, email, search, since, until } = filter;
  return and(
    ownLeads(account),
    form && eq(leads.form, form),
    state && eq(leads.state, state),
    restaurant === undefined ? undefined : eq(leads.restaurant, restaurant),
    email === undefined ? undefined : hasEmail(email),
    search === undefined ? undefined : contains(search),
    since === undefined ? undefined : gte(leads.createdAt, new Date(`${since}T00:00:00Z`)),
    until === undefined
      ? undefined
      : lt(leads.createdAt, new Date(Date.parse(`${until}T00:00:00Z`) + 24 * 3600 * 1000)),
  );
}

function contains(words: string): SQL {
  const pattern = `%${words.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`(${leads.name} ilike ${pattern} or ${leads.email} ilike ${pattern}
    or ${leads.message} ilike ${pattern})`;
}

/** A page of leads, the newest first, those after a place. */
export async function readLeadPage(
  orm: Orm,
  account: Account,
  {
    filter,
    after,
    limit,
  }: {
    readonly filter: LeadFilter;
    readonly after: LeadPlace | undefined;
    readonly limit: number;
  },
): Promise<LeadPage> {
  const condition = and(leadCondition(account, filter), after && isAfter(after));
  const rows = await newestLeads({ orm }, condition, limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    leads: shown.map(({ lead }) => listed(lead)),
    next: last === undefined ? null : `${last.createdAt}_${last.id}`,
    waitingForAPerson: await countWaiting(orm, account),
  };
}

/** What follows `after` in the URL of the next page. */
export function readPlace(text: string): LeadPlace | undefined {
  const [, createdAt = "", id = ""] =
    /^([\d-]{10} [\d:.]+[+-]\d\d(?::\d\d)?)_([\da-f-]{36})$/.exec(text) ?? [];
  return id === "" || Number.isNaN(Date.parse(createdAt)) ? undefined : { createdAt, id };
}

async function countWaiting(orm: Orm, account: Account): Promise<number> {
  const isWaiting = inArray(leads.state, [...WAITING_FOR_A_PERSON]);
  return countLeads({ orm }, and(isWaiting, ownLeads(account)));
}

/** One lead with all that happened to it; undefined where there is none that the account may see. */
export async function readLead(
  orm: Orm,
  account: Account,
  id: string,
): Promise<{ readonly lead: Lead; readonly atDesk: LeadAtDesk } | undefined> {
  const [lead] = await orm
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), ownLeads(account)));
  if (lead === undefined) return undefined;
  const history = await orm
    .select()
    .from(leadTransitions)
    .where(eq(leadTransitions.leadId, id))
    .orderBy(asc(leadTransitions.id));
  const ofSamePerson = await countLeads({ orm }, and(hasEmail(lead.email), ownLeads(account)));
  return {
    lead,
    atDesk: {
      ...listed(lead),
      fields: exportedFields(lead),
      history: history.map(({ at, state, reason, failure }) => ({
        at: at.toISOString(),
        state,
        reason,
        failure,
      })),
      ofSamePerson,
    },
  };
}

function listed(lead: Lead): ListedLead {
  const { id, form, state, reason, restaurant, name, email, score, createdAt } = lead;
  return { id, form, state, reason, restaurant, name, email, score, at: createdAt.toISOString() };
}

/** How many leads a restaurant had on each day, in the group's own days. */
export async function readLeadCounts(orm: Orm, account: Account, filter: LeadFilter) {
  const onDay = sql<string>`((${leads.createdAt} at time zone 'America/Sao_Paulo')::date)::text`;
  return orm
    .select({ day: onDay, restaurant: leads.restaurant, form: leads.form, count: count() })
    .from(leads)
    .where(leadCondition(account, filter))
    .groupBy(onDay, leads.restaurant, leads.form)
    .orderBy(desc(onDay), asc(leads.restaurant), asc(leads.form))
    .limit(5000);
}
