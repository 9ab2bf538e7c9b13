import { createHash } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { Context } from "hono";
import { z } from "zod";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { zoneOf } from "#content/schemas/restaurant-zone.ts";
import { readItems } from "#content/store/content-entries.ts";
import type { Orm } from "#database/database.ts";
import { leads, leadTransitions } from "#database/schema/leads.ts";
import { shownEmail } from "#language/shown-email.server.ts";
import type { LeadAtDesk, ListedLead } from "./contract.ts";
import { countLeads, hasEmail, type Lead } from "#leads/find-leads.ts";
import { withDeliveries } from "#leads/lead-deliveries.ts";
import { exportedFields } from "#leads/lead-fields.ts";
import { answersTo } from "#leads/mail/answers.ts";
import { DeskProblem } from "#accounts/calls/desk-problem.ts";
import type { DeskServices } from "#accounts/calls/desk-routes.ts";
import { TIME_ZONE } from "#database/group-days.ts";
import type { DeskSession } from "#accounts/desk-session.ts";
import { colleaguesFor, readActions } from "./lead-people.ts";
import { ownLeads } from "./own-leads.ts";

/** Finds a call's lead with its history; throws if the account may not see it. */
export async function findLead(
  { orm, isMailOn: canMail }: Pick<DeskServices, "orm" | "isMailOn">,
  context: Context,
  { account }: DeskSession,
): Promise<{ readonly lead: Lead; readonly atDesk: LeadAtDesk }> {
  const [lead] = await withDeliveries(orm, [await ownLead(orm, context, account)]);
  if (lead === undefined) throw new DeskProblem("not-found");
  const { id } = lead;
  const history = await orm
    .select()
    .from(leadTransitions)
    .where(eq(leadTransitions.leadId, id))
    .orderBy(asc(leadTransitions.id));
  const ofSamePerson = await countLeads({ orm }, and(hasEmail(lead.email), ownLeads(account)));
  const answers = await answersTo(orm, id);
  const { actions, lastAction, names } = await readActions(
    orm,
    lead,
    answers.map(({ actor }) => actor),
  );
  const shown = {
    ...listed(lead, names, lastAction),
    fields: { ...exportedFields(lead), email: shownEmail(lead.email) },
    actions,
    answers: answers.map(({ createdAt, actor, quote, ...answer }) => ({
      id: answer.id,
      at: createdAt.toISOString(),
      actor: names.get(actor) ?? actor,
      subject: answer.subject,
      text: answer.text,
      hasQuote: quote !== null,
      state: answer.state,
      reason: answer.reason,
    })),
    canMail,
    colleagues: await colleaguesFor(orm, [lead.restaurant]),
    ...(await aboutRestaurant(orm, lead)),
    history: history.map(({ at, state, reason, failure }) => {
      return { at: at.toISOString(), state, reason, failure };
    }),
    ofSamePerson,
  };
  const version = createHash("sha256").update(JSON.stringify(shown)).digest("base64url");
  return { lead, atDesk: { ...shown, version } };
}

/** Returns the row of a call's lead; throws if the account may not see one. */
export async function ownLead(
  orm: Orm,
  context: Context,
  account: DeskSession["account"],
): Promise<Lead> {
  const { success, data: id = "" } = z.uuid().safeParse(context.req.param("id"));
  if (!success) throw new DeskProblem("not-found");
  const [lead] = await orm
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), ownLeads(account)));
  if (lead === undefined) throw new DeskProblem("not-found");
  return lead;
}

/** Returns the site's data on a lead's restaurant; undefined if it names no existing one. */
export async function restaurantOf(
  orm: Orm,
  { restaurant }: Pick<Lead, "restaurant">,
): Promise<RestaurantContent | undefined> {
  if (restaurant === "") return undefined;
  const [found] = await readItems(orm, "restaurants", restaurant);
  return found;
}

/** Returns facts of the restaurant's page that help to answer a lead. */
async function aboutRestaurant(
  orm: Orm,
  lead: Lead,
): Promise<Pick<LeadAtDesk, "country" | "rooms" | "today">> {
  const restaurant = await restaurantOf(orm, lead);
  return {
    country: restaurant?.country ?? null,
    today: Temporal.Now.plainDateISO((restaurant && zoneOf(restaurant)) ?? TIME_ZONE).toString(),
    rooms: lead.form === "event_form" ? roomsFor(restaurant?.rooms ?? [], lead.guestCount) : [],
  };
}

/** Lists fitting rooms, smallest first. */
function roomsFor(rooms: RestaurantContent["rooms"], guests: number | null) {
  return rooms
    .filter(({ capacity }) => capacity >= (guests ?? 0))
    .toSorted((one, other) => one.capacity - other.capacity);
}

/** Characters of a message in a list. */
const BEGINNING = 140;

function beginningOf(message: string): string {
  const letters = Array.from(message.slice(0, 2 * BEGINNING + 2));
  return letters.length <= BEGINNING ? message : `${letters.slice(0, BEGINNING).join("")}…`;
}

export function listed(
  lead: Lead,
  names: ReadonlyMap<string, string>,
  lastAction: number | null,
): ListedLead {
  const { id, form, state, reason, restaurant, name, email, score, createdAt, ownerId } = lead;
  return {
    id,
    form,
    state,
    reason,
    restaurant,
    name,
    email: shownEmail(email),
    score,
    at: createdAt.toISOString(),
    handling: form === "newsletter_form" ? null : lead.handling,
    outcome: lead.outcome,
    owner: ownerId === null ? null : { id: ownerId, name: names.get(ownerId) ?? ownerId },
    guestCount: lead.guestCount,
    preferredDate: lead.preferredDate,
    preferredTime: lead.preferredTime,
    followUpOn: lead.followUpOn,
    lastAction,
    beginning: beginningOf(lead.message),
  };
}
