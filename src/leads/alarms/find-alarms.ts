import { and, asc, count, eq, gte, inArray, or, type SQL, sql } from "drizzle-orm";
import { dayAfter, type OpeningTimes, spansOf } from "#content/schemas/opening-status.ts";
import { openingTimesOf } from "#content/schemas/opening-times.ts";
import { readItems } from "#content/store/content-entries.ts";
import { readSpecialDays } from "#content/store/special-days.ts";
import type { Orm } from "#database/database.ts";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import { jobs } from "#database/schema/jobs.ts";
import { isUnanswered, leads } from "#database/schema/leads.ts";
import { TOKEN_MISSING } from "#services/rd-station/rd-station.settings.ts";
import { momentAt } from "#language/local-time.ts";
import { isCanaryOverdue } from "#leads/canary/canary.ts";
import { hasJob } from "#leads/lead-deliveries.ts";
import { LEAD_MAIL, VISITOR_MAIL } from "#leads/lead-jobs.ts";
import { IS_NO_SPAM } from "#leads/deliver/staff-decisions.ts";
import { MOST_UNANSWERED } from "#leads/desk/contract.ts";
import type { Account } from "#accounts/desk-session.ts";
import { ownLeads } from "../desk/own-leads.ts";

/** Subjects of alarm mails, in the mail's order. */
const ALARMS = ["guests", "answers", "deliveries", "mails", "token", "canary"] as const;
export type Alarm = (typeof ALARMS)[number];

/** The maximum wait of a guest in minutes, by restaurant. */
export interface AnswerLimits {
  readonly answerMinutes: number;
  readonly answerMinutesOf: readonly { readonly restaurant: string; readonly minutes: number }[];
}

/** Reads opening times by slug; missing if unknown. */
export type ReadOpeningTimes = () => Promise<ReadonlyMap<string, OpeningTimes | undefined>>;

/** Reads the restaurants once, at the first use. */
export function openingTimesOnce(orm: Orm): ReadOpeningTimes {
  let times: ReturnType<ReadOpeningTimes> | undefined;
  const read = async () => {
    const restaurants = await readItems(orm, "restaurants");
    const days = await readSpecialDays(orm);
    return new Map(
      restaurants.map((one) => {
        const specialDays = days.get(one.slug) ?? [];
        return [one.slug, openingTimesOf({ ...one, specialDays }, "pt")];
      }),
    );
  };
  return () => (times ??= read());
}

/** Three failures are no longer a brief outage. */
const FAILED_OFTEN = and(eq(jobs.state, "waiting"), gte(jobs.attempts, 3));
/** A token that is still missing after this time was forgotten. */
const TOKEN_GRACE = sql`interval '15 minutes'`;

/**
 * Counts current problems of the leads that an account may see (rule 10.36) and an overdue
 * synthetic lead (rule 6.21).
 */
export async function findAlarms(
  orm: Orm,
  account: Pick<Account, "role" | "restaurants">,
  limits: AnswerLimits,
  openingTimes: ReadOpeningTimes,
): Promise<ReadonlyMap<Alarm, number>> {
  const own = ownLeads(account);
  const numberOf = (condition: SQL | undefined) => orm.$count(leads, and(condition, own));
  const [answers] = await orm
    .select({ all: count() })
    .from(leadAnswers)
    .innerJoin(leads, eq(leads.id, leadAnswers.leadId))
    .where(and(inArray(leadAnswers.state, ["parked", "unknown"]), own));
  const found: Record<Alarm, number> = {
    guests: await lateGuests(orm, own, { limits, openingTimes }),
    answers: answers?.all ?? 0,
    deliveries: await numberOf(and(inArray(leads.state, ["parked", "unknown"]), IS_NO_SPAM)),
    mails: await numberOf(or(hasJob(LEAD_MAIL, FAILED_OFTEN), hasJob(VISITOR_MAIL, FAILED_OFTEN))),
    token: await numberOf(
      and(
        eq(leads.state, "waiting"),
        eq(leads.reason, TOKEN_MISSING),
        sql`${leads.createdAt} < now() - ${TOKEN_GRACE}`,
      ),
    ),
    // The synthetic lead belongs to no restaurant.
    canary: account.role !== "restaurant" && (await isCanaryOverdue(orm)) ? 1 : 0,
  };
  return new Map(ALARMS.map((name) => [name, found[name]] as const).filter(([, all]) => all > 0));
}

/** Looks only at the guests who have waited longest. */
async function lateGuests(
  orm: Orm,
  own: SQL | undefined,
  given: { readonly limits: AnswerLimits; readonly openingTimes: ReadOpeningTimes },
): Promise<number> {
  const { limits } = given;
  const waiting = await orm
    .select({ restaurant: leads.restaurant, createdAt: leads.createdAt })
    .from(leads)
    .where(and(isUnanswered(leads), own))
    .orderBy(asc(leads.createdAt), asc(leads.id))
    .limit(MOST_UNANSWERED);
  if (waiting.length === 0) return 0;
  const times = await given.openingTimes();
  const ownLimits = new Map(
    limits.answerMinutesOf.map(({ restaurant, minutes }) => [restaurant, minutes]),
  );
  const now = Temporal.Now.instant();
  return waiting.filter(({ restaurant, createdAt }) => {
    const since = Temporal.Instant.fromEpochMilliseconds(createdAt.getTime());
    const limit = ownLimits.get(restaurant) ?? limits.answerMinutes;
    return waitedMinutes(times.get(restaurant), since, now) > limit;
  }).length;
}

/** The longest wait that any limit asks for. */
const MOST_DAYS = 15;

/**
 * Returns the minutes that a guest has waited between two moments: opening hours if known, else by
 * the clock. Starts at most fifteen days back.
 */
export function waitedMinutes(
  times: OpeningTimes | undefined,
  since: Temporal.Instant,
  until: Temporal.Instant,
): number {
  const of = (from: Temporal.Instant, to: Temporal.Instant) =>
    Math.max(0, (to.epochMilliseconds - from.epochMilliseconds) / 60_000);
  if (times === undefined) return of(since, until);
  const { zone } = times;
  const last = until.toZonedDateTimeISO(zone).toPlainDate().toString();
  let minutes = 0;
  // Last night's opening may reach into the first day.
  for (let offset = -MOST_DAYS; offset <= 0; offset += 1) {
    const day = dayAfter(last, offset);
    for (const [from, to] of spansOf(times, day)) {
      const opens = momentAt(day, from, zone).toInstant();
      const closes = momentAt(day, to, zone).toInstant();
      const begins = Temporal.Instant.compare(opens, since) < 0 ? since : opens;
      const ends = Temporal.Instant.compare(closes, until) > 0 ? until : closes;
      minutes += of(begins, ends);
    }
  }
  return minutes;
}
