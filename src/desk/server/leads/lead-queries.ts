import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  notInArray,
  type SQL,
  sql,
} from "drizzle-orm";
import { z } from "zod";
import { date } from "#content/shapes/content-fields.ts";
import type { Orm } from "#database/connect.server.ts";
import { LEAD_FORMS, LEAD_STATES, leads, leadTransitions } from "#database/schema/leads.ts";
import {
  countLeads,
  hasEmail,
  isAfter,
  isNotAfter,
  type Lead,
  type LeadPlace,
  newestLeads,
  placeAt,
} from "#leads/find-leads.ts";
import { exportedFields } from "#leads/lead-fields.ts";
import {
  type LeadAtDesk,
  type LeadCount,
  type LeadPage,
  type ListedLead,
  WAITING_FOR_A_PERSON,
} from "#desk/leads-contract.ts";
import type { Account } from "../desk-session.ts";

/** Where the group's days begin. */
const TIME_ZONE = "America/Sao_Paulo";
/** A search reads this many leads at once, however many there are: no index has words within a text. */
const SEARCHED_AT_ONCE = 10_000;

/** Nobody has said yet that they are real. */
const UNCOUNTED = ["quarantined", "unconfirmed"] as const;

/** Which leads a list or an export has; days are the group's own, both included. */
export const leadFilter = z.object({
  form: z.enum(LEAD_FORMS).optional(),
  state: z.enum([...LEAD_STATES, "waiting-for-a-person"]).optional(),
  restaurant: z.string().max(100).optional(),
  email: z.string().trim().max(200).optional(),
  /** In the name, e-mail or message. */
  search: z.string().trim().min(1).max(100).optional(),
  since: date.optional(),
  until: date.optional(),
});
export type LeadFilter = z.infer<typeof leadFilter>;

/** The leads that an account may see: of the role "restaurant" those of its own. */
function ownLeads({ role, restaurants }: Account): SQL | undefined {
  if (role !== "restaurant") return undefined;
  return restaurants.length === 0 ? sql`false` : inArray(leads.restaurant, restaurants);
}

/** The condition of a filter but for its search, within what the account may see. */
function leadCondition(account: Account, filter: LeadFilter): SQL | undefined {
  const { form, state, restaurant, email, since, until } = filter;
  return and(
    ownLeads(account),
    form && eq(leads.form, form),
    state === "waiting-for-a-person" ? isWaiting : state && eq(leads.state, state),
    restaurant === undefined ? undefined : eq(leads.restaurant, restaurant),
    email === undefined ? undefined : hasEmail(email),
    since === undefined ? undefined : gte(leads.createdAt, beginningOf(since)),
    until === undefined ? undefined : lt(leads.createdAt, beginningOf(until, 1)),
  );
}

const isWaiting = inArray(leads.state, [...WAITING_FOR_A_PERSON]);

/** The first moment of a day, or of one so many days later. */
function beginningOf(isoDay: string, later = 0): SQL {
  return sql`((${isoDay}::date + ${later}::int)::timestamp at time zone ${TIME_ZONE})`;
}

function contains(words: string): SQL {
  const pattern = `%${words.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`(${leads.name} ilike ${pattern} or ${leads.email} ilike ${pattern}
    or ${leads.message} ilike ${pattern})`;
}

/**
 * The leads that fit, newest first: at most `limit`, those after a place. A search that would read
 * more leads than it may at once ends early, with the place `searchedTo`.
 */
async function findLeads(
  orm: Orm,
  account: Account,
  { filter, after, limit }: LeadRequest,
): Promise<{
  readonly rows: Awaited<ReturnType<typeof newestLeads>>;
  readonly searchedTo: LeadPlace | undefined;
}> {
  const { search } = filter;
  const condition = and(leadCondition(account, filter), after && isAfter(after));
  if (search === undefined) {
    return { rows: await newestLeads({ orm }, condition, limit), searchedTo: undefined };
  }
  const searchedTo = await placeAt(orm, condition, SEARCHED_AT_ONCE);
  const searched = and(condition, searchedTo && isNotAfter(searchedTo), contains(search));
  return { rows: await newestLeads({ orm }, searched, limit), searchedTo };
}

interface LeadRequest {
  readonly filter: LeadFilter;
  readonly after: LeadPlace | undefined;
  readonly limit: number;
}

/** A page of leads, the newest first, those after a place. */
export async function readLeadPage(
  orm: Orm,
  account: Account,
  { filter, after, limit }: LeadRequest,
): Promise<LeadPage> {
  const { rows, searchedTo } = await findLeads(orm, account, { filter, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const isSearchedThrough = rows.length <= limit;
  const last = isSearchedThrough ? searchedTo : shown.at(-1);
  return {
    leads: shown.map(({ lead }) => listed(lead)),
    next: last === undefined ? null : `${last.createdAt}_${last.id}`,
    searchedBackTo:
      isSearchedThrough && searchedTo !== undefined
        ? new Date(searchedTo.createdAt).toISOString()
        : null,
    waitingForAPerson: await countLeads({ orm }, and(isWaiting, ownLeads(account))),
  };
}

/** Every lead of a filter, newest first, a batch at a time. */
export async function* filteredLeads(
  orm: Orm,
  account: Account,
  filter: LeadFilter,
): AsyncGenerator<readonly Lead[]> {
  const limit = 500;
  for (let after: LeadPlace | undefined, isOver = false; !isOver;) {
    const { rows, searchedTo } = await findLeads(orm, account, { filter, after, limit });
    yield rows.map(({ lead }) => lead);
    after = rows.length < limit ? searchedTo : rows.at(-1);
    isOver = after === undefined;
  }
}

/** What follows `after` in the URL of the next page. */
export function readPlace(text: string): LeadPlace | undefined {
  const [, createdAt = "", id = ""] =
    /^([\d-]{10} [\d:.]+[+-]\d\d(?::\d\d)?)_([\da-f-]{36})$/.exec(text) ?? [];
  const isReal = date.safeParse(createdAt.slice(0, 10)).success && z.guid().safeParse(id).success;
  return !isReal || Number.isNaN(Date.parse(createdAt)) ? undefined : { createdAt, id };
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

/** How many leads a restaurant had on each of the group's days. */
export async function readLeadCounts(
  orm: Orm,
  account: Account,
  filter: LeadFilter,
): Promise<readonly LeadCount[]> {
  const onDay = sql<string>`((${leads.createdAt} at time zone ${sql.raw(`'${TIME_ZONE}'`)})::date)::text`;
  const isRecent = gte(leads.createdAt, sql`now() - interval '90 days'`);
  return orm
    .select({ day: onDay, restaurant: leads.restaurant, form: leads.form, count: count() })
    .from(leads)
    .where(
      and(
        leadCondition(account, filter),
        filter.since === undefined ? isRecent : undefined,
        filter.search === undefined ? undefined : contains(filter.search),
        filter.state === undefined ? notInArray(leads.state, [...UNCOUNTED]) : undefined,
      ),
    )
    .groupBy(onDay, leads.restaurant, leads.form)
    .orderBy(desc(onDay), asc(leads.restaurant), asc(leads.form))
    .limit(5000);
}
