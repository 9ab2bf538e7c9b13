import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { readItems } from "#content/store/content-entries.ts";
import { leadAnswers } from "#database/schema/lead-answers.ts";
import { isUnanswered, leadActions, leads, leadTransitions } from "#database/schema/leads.ts";
import { withDeliveries } from "../lead-deliveries.ts";
import { hasEmail } from "../find-leads.ts";

/** Maximum leads in a file, and on a page, which costs the main thread far more. */
const MOST_IN_FILE = 200;
export const MOST_ON_PAGE = 20;

export type OwnLead = Awaited<ReturnType<typeof readOwnData>>["leads"][number];

/** Everything stored under an e-mail, newest first. */
export type OwnData = Awaited<ReturnType<typeof readOwnData>>;

/** Matches a person's leads, without the synthetic lead. */
export const isOf = (email: string) => and(hasEmail(email), eq(leads.isCanary, false));

/** Reads what is stored under an e-mail, without the names of staff. */
export async function readOwnData(orm: Orm, email: string, most = MOST_IN_FILE) {
  const found = await orm
    .select(SENT)
    .from(leads)
    .where(isOf(email))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(most + 1);
  const shown = found.slice(0, most);
  const ids = shown.map(({ id }) => id);
  const { at, state } = leadTransitions;
  const historyOf = byLead(
    await orm
      .select({ leadId: leadTransitions.leadId, at, state })
      .from(leadTransitions)
      .where(inArray(leadTransitions.leadId, ids))
      .orderBy(at),
  );
  const { leadId, action, note } = leadActions;
  const actionsOf = byLead(
    await orm
      .select({ leadId, at: leadActions.at, action, note })
      .from(leadActions)
      .where(inArray(leadId, ids))
      .orderBy(leadActions.id),
  );
  const { sentAt, subject, text, quote } = leadAnswers;
  const answersOf = byLead(
    await orm
      .select({
        leadId: leadAnswers.leadId,
        at: leadAnswers.createdAt,
        sentAt,
        subject,
        text,
        quote,
      })
      .from(leadAnswers)
      .where(inArray(leadAnswers.leadId, ids))
      .orderBy(leadAnswers.createdAt),
  );
  const restaurants = await readItems(orm, "restaurants");
  const names = new Map(restaurants.map(({ slug, name }) => [slug, name]));
  const deliveries = await withDeliveries(orm, shown);
  return {
    email,
    isWhole: found.length === shown.length,
    leads: deliveries.map(({ nextAttemptAt: _internal, ...lead }) => ({
      ...lead,
      restaurant: names.get(lead.restaurant) ?? lead.restaurant,
      history: historyOf(lead.id),
      actions: actionsOf(lead.id),
      answers: answersOf(lead.id),
    })),
  };
}

function byLead<Row extends { readonly leadId: string }>(rows: readonly Row[]) {
  const grouped = Map.groupBy(rows, ({ leadId }) => leadId);
  return (lead: string) => (grouped.get(lead) ?? []).map(({ leadId: _leadId, ...row }) => row);
}

/** A lead's personal data, without what drives its delivery. */
const SENT = {
  id: leads.id,
  form: leads.form,
  createdAt: leads.createdAt,
  nextAttemptAt: leads.nextAttemptAt,
  language: leads.language,
  name: leads.name,
  email: leads.email,
  phone: leads.phone,
  subject: leads.subject,
  restaurant: leads.restaurant,
  message: leads.message,
  eventType: leads.eventType,
  guestCount: leads.guestCount,
  budget: leads.budget,
  preferredDate: leads.preferredDate,
  campaign: leads.campaign,
  consent: leads.consent,
  score: leads.score,
  state: leads.state,
  platformId: leads.platformId,
  handling: leads.handling,
  outcome: leads.outcome,
  answeredAt: leads.answeredAt,
};

export async function newsletterName(orm: Orm, email: string): Promise<string | undefined> {
  const [signUp] = await orm
    .select({ name: leads.name })
    .from(leads)
    .where(and(isOf(email), IS_NEWSLETTER, ne(leads.state, "quarantined")))
    .orderBy(desc(leads.createdAt))
    .limit(1);
  return signUp?.name;
}

export const IS_NEWSLETTER = sql`${leads.form} = 'newsletter_form'`;

export function countUnanswered(orm: Orm, email: string): Promise<number> {
  return orm.$count(leads, and(isOf(email), isUnanswered(leads)));
}
