import { domainToASCII } from "node:url";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  type SQL,
  sql,
} from "drizzle-orm";
import { z } from "zod";
import { date } from "#language/body-fields.server.ts";
import type { Orm } from "#database/database.ts";
import {
  isUnanswered,
  LEAD_FORMS,
  LEAD_HANDLINGS,
  LEAD_STATES,
  leads,
} from "#database/schema/leads.ts";
import { IS_NO_SPAM } from "#leads/deliver/staff-decisions.ts";
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
import {
  LEAD_AGES,
  MOST_HANDLED,
  MOST_UNANSWERED,
  type LeadCount,
  type LeadPage,
  WAITING_FOR_A_PERSON,
  type WaitingGuests,
} from "./contract.ts";
import { lastActions } from "#leads/handle-lead.ts";
import { searchPattern } from "#language/search-pattern.ts";
import type { Account } from "#accounts/desk-session.ts";
import { groupToday, startOfDay, TIME_ZONE } from "#database/group-days.ts";
import { namesOf } from "#accounts/accounts.ts";
import { colleaguesFor } from "./lead-people.ts";
import { ownLeads } from "./own-leads.ts";
import { listed } from "./read-lead.ts";

/** Leads that one search request reads, because no index finds words inside a text. */
const SEARCHED_AT_ONCE = 10_000;

/** Not yet known to be real. */
const UNCOUNTED = ["quarantined", "unconfirmed"] as const;

/** The filter of lists and exports; days are São Paulo's, both inclusive. */
export const leadFilter = z.object({
  form: z.enum(LEAD_FORMS).optional(),
  state: z.enum([...LEAD_STATES, "waiting-for-a-person"]).optional(),
  handling: z.enum([...LEAD_HANDLINGS, "unanswered"]).optional(),
  /** An account's id, "me" or "nobody". */
  owner: z.string().max(100).optional(),
  /** Received at least this many hours ago. */
  age: z.coerce.number().pipe(z.literal(LEAD_AGES)).optional(),
  /** Any follow-up day, or one that is due. */
  followUp: z.enum(["any", "due"]).optional(),
  subject: z.string().max(100).optional(),
  /** Comma-separated ids. */
  ids: z
    .string()
    .transform((ids) => ids.split(","))
    .pipe(z.array(z.uuid()).max(MOST_HANDLED))
    .optional(),
  restaurant: z.string().max(100).optional(),
  email: z.string().trim().max(200).optional(),
  /** Matches name, e-mail, telephone or message, ignoring accents and case. */
  search: z.string().trim().min(1).max(100).optional(),
  since: date.optional(),
  until: date.optional(),
});
export type LeadFilter = z.infer<typeof leadFilter>;

/** Builds a filter's condition without its search, limited to what the account may see. */
function leadCondition(account: Account, filter: LeadFilter): SQL | undefined {
  const { form, state, handling, owner, age, restaurant, email, since, until } = filter;
  const { followUp, subject, ids } = filter;
  return and(
    ownLeads(account),
    form && eq(leads.form, form),
    state === "waiting-for-a-person" ? isWaiting : state && eq(leads.state, state),
    handling && (handling === "unanswered" ? isUnanswered(leads) : isHandled(handling)),
    owner === undefined ? undefined : isOwnedBy(owner === "me" ? account.id : owner),
    age && sql`${leads.createdAt} <= now() - make_interval(hours => ${age}::int)`,
    followUp && (followUp === "due" ? isDue() : isNotNull(leads.followUpOn)),
    subject === undefined ? undefined : eq(leads.subject, subject),
    ids && inArray(leads.id, ids),
    restaurant === undefined ? undefined : eq(leads.restaurant, restaurant),
    email === undefined ? undefined : hasEmail(email),
    since === undefined ? undefined : gte(leads.createdAt, startOfDay(since)),
    until === undefined ? undefined : lt(leads.createdAt, startOfDay(until, 1)),
  );
}

/** Newsletter sign-ups need no reply. */
function isHandled(handling: Lead["handling"]): SQL | undefined {
  return and(eq(leads.handling, handling), sql`${leads.form} <> 'newsletter_form'`);
}

function isOwnedBy(owner: string): SQL {
  return owner === "nobody" ? isNull(leads.ownerId) : eq(leads.ownerId, owner);
}

/** Matches leads whose follow-up day has come. */
const isDue = () => lte(leads.followUpOn, groupToday());

/** Counts the account's own leads to follow up today. */
export const countDue = (orm: Orm, account: Account): Promise<number> =>
  countLeads({ orm }, and(isDue(), eq(leads.ownerId, account.id), ownLeads(account)));

const isWaiting = and(inArray(leads.state, [...WAITING_FOR_A_PERSON]), IS_NO_SPAM);

function contains(words: string): SQL {
  const pattern = searchPattern(words);
  // Addresses are stored in punycode; whole labels match in letters too.
  const at = words.lastIndexOf("@") + 1;
  const email = searchPattern(
    words.slice(0, at) + (domainToASCII(words.slice(at)) || words.slice(at)),
  );
  const phone = /^[\d\s()+./-]{4,}$/.test(words) && words.replaceAll(/\D/g, "");
  return sql`(${leads.name} ~ ${pattern} or ${leads.email} ~ ${pattern} or ${leads.email} ~ ${email}
    or ${leads.message} ~ ${pattern}
    ${phone ? sql`or regexp_replace(${leads.phone}, '\\D', '', 'g') like ${`%${phone}%`}` : sql``})`;
}

/**
 * Finds matching leads, newest first, at most `limit` after a place. A search that exceeds its
 * reading limit stops early with the place `searchedTo`.
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

/** Returns a page of leads, newest first, after a place. */
export async function readLeadPage(
  orm: Orm,
  account: Account,
  { filter, after, limit }: LeadRequest,
): Promise<LeadPage> {
  const { rows, searchedTo } = await findLeads(orm, account, { filter, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const isSearchedThrough = rows.length <= limit;
  const end = isSearchedThrough ? searchedTo : shown.at(-1);
  const names = await namesOf(
    orm,
    shown.flatMap(({ lead: { ownerId } }) => ownerId ?? []),
  );
  const last = await lastActions(
    orm,
    shown.map(({ id }) => id),
  );
  const guests = await unansweredByRestaurant(orm, account);
  return {
    leads: shown.map(({ lead }) => listed(lead, names, last.get(lead.id)?.id ?? null)),
    next: end === undefined ? null : `${end.createdAt}_${end.id}`,
    searchedBackTo:
      isSearchedThrough && searchedTo !== undefined
        ? new Date(searchedTo.createdAt).toISOString()
        : null,
    followUps: await countLeads({ orm }, and(isNotNull(leads.followUpOn), ownLeads(account))),
    colleagues: await colleaguesFor(
      orm,
      account.role === "restaurant" ? account.restaurants : undefined,
    ),
    waitingForAPerson: await countLeads({ orm }, and(isWaiting, ownLeads(account))),
    unanswered: guests.reduce((sum, { unanswered }) => sum + unanswered, 0),
    unansweredSince: guests[0]?.since ?? null,
  };
}

/** Counts unanswered guests by restaurant up to {@link MOST_UNANSWERED}, the longest wait first. */
export async function unansweredByRestaurant(
  orm: Orm,
  account: Account,
): Promise<readonly WaitingGuests[]> {
  const first = orm
    .select({ createdAt: leads.createdAt, restaurant: leads.restaurant })
    .from(leads)
    .where(and(isUnanswered(leads), ownLeads(account)))
    .orderBy(asc(leads.createdAt), asc(leads.id))
    .limit(MOST_UNANSWERED)
    .as("first");
  const since = sql<string>`min(${first.createdAt})`;
  const rows = await orm
    .select({ restaurant: first.restaurant, unanswered: count(), since })
    .from(first)
    .groupBy(first.restaurant)
    .orderBy(since);
  return rows.map((one) => ({ ...one, since: new Date(one.since).toISOString() }));
}

/** Yields a filter's leads in batches, newest first. */
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

/** Parses `after` of the next page's URL. */
export function readPlace(text: string): LeadPlace | undefined {
  const [, createdAt = "", id = ""] =
    /^([\d-]{10} [\d:.]+[+-]\d\d(?::\d\d)?)_([\da-f-]{36})$/.exec(text) ?? [];
  const isReal = date.safeParse(createdAt.slice(0, 10)).success && z.guid().safeParse(id).success;
  return !isReal || Number.isNaN(Date.parse(createdAt)) ? undefined : { createdAt, id };
}

/** Counts a restaurant's leads per day of the group. */
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
