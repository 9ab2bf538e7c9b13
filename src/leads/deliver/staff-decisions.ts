import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Orm } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";
import { CHANGED, type Lead, writeTransitions } from "../lead-transition.ts";

type State = Lead["state"];

/** Reasons of the transitions that a person made. */
const SETTLED = "Confirmado pela equipe";
const SENT_AGAIN = "Reenvio pedido pela equipe";

/**
 * Makes these leads waiting and due now: parked ones, quarantined ones (a person says that they
 * are no spam, so their mail is sent too), and waiting ones that back off. Delivered leads are left
 * alone, and so are unknown ones, which {@link settle} is for. Returns the ids that it changed.
 */
export async function redeliver(
  { orm }: Pick<Database, "orm">,
  ids: readonly string[],
): Promise<string[]> {
  const changed: string[] = [];
  for (const id of ids) {
    changed.push(...(await makeWaiting(orm, id, ["parked", "quarantined", "waiting"])));
  }
  return changed;
}

/**
 * A person's decision about a lead whose delivery is unknown (or parked): it is `delivered`, or it
 * is to be sent again, which delivers it twice if the platform had it after all.
 * False when the lead is not there or in another state.
 */
export async function settle(
  { orm }: Pick<Database, "orm">,
  id: string,
  decision: "delivered" | "resend",
): Promise<boolean> {
  const from: readonly State[] = ["unknown", "parked"];
  const changed =
    decision === "resend" ? await makeWaiting(orm, id, from) : await makeDelivered(orm, id, from);
  return changed.length > 0;
}

function makeDelivered(orm: Orm, id: string, from: readonly State[]): Promise<string[]> {
  const change = orm
    .update(leads)
    .set({
      state: "delivered",
      reason: "",
      sendingSince: null,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(leads.id, id), inArray(leads.state, [...from])))
    .returning(CHANGED);
  return writeTransitions(orm, change, { note: SETTLED });
}

function makeWaiting(orm: Orm, id: string, from: readonly State[]): Promise<string[]> {
  const wasHeldFromMail = sql`${leads.state} = 'quarantined'
    and ${leads.form} <> 'newsletter_form' and ${leads.mailedAt} is null`;
  const change = orm
    .update(leads)
    .set({
      state: "waiting",
      reason: "",
      nextAttemptAt: sql`clock_timestamp()`,
      mailNextAttemptAt: sql`case when ${wasHeldFromMail}
        then clock_timestamp() else ${leads.mailNextAttemptAt} end`,
      updatedAt: sql`clock_timestamp()`,
    })
    // What is being sent right now is not touched: its outcome is seconds away.
    .where(and(eq(leads.id, id), inArray(leads.state, [...from]), isNull(leads.sendingSince)))
    .returning(CHANGED);
  return writeTransitions(orm, change, { note: SENT_AGAIN });
}
