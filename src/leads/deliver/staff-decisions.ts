import { sql } from "drizzle-orm";
import type { Database, Orm } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";
import { addTransition } from "./lead-transition.ts";

/**
 * Makes these leads waiting and due now: parked ones, quarantined ones (a person says that they
 * are no spam, so their mail is sent too), and waiting ones that pause. Delivered leads are left
 * alone, and so are unknown ones, which {@link settle} is for. Answers the ids that it changed.
 */
export async function redeliver(
  database: Pick<Database, "orm">,
  ids: readonly string[],
): Promise<string[]> {
  const changed: string[] = [];
  for (const id of ids) {
    if (await makeWaiting(database.orm, id, ["parked", "quarantined", "waiting"])) changed.push(id);
  }
  return changed;
}

/**
 * A person's decision about a lead whose delivery is unknown (or parked): it is `delivered`, or it
 * is to be sent again, which delivers it twice if the platform had it after all.
 * False when the lead is not there or stands elsewhere.
 */
export function settle(
  database: Pick<Database, "orm">,
  id: string,
  decision: "delivered" | "resend",
): Promise<boolean> {
  if (decision === "resend") return makeWaiting(database.orm, id, ["unknown", "parked"]);
  return database.orm.transaction(async (transaction) => {
    const { rows } = await transaction.execute(sql`
      update ${leads}
      set state = 'delivered', reason = '', sending_since = null, updated_at = clock_timestamp()
      where id = ${id}::uuid and state in ('unknown', 'parked')
      returning id
    `);
    if (rows.length === 0) return false;
    await addTransition(transaction, id, "delivered", SETTLED);
    return true;
  });
}

/** Reasons of the transitions that a person made. */
const SETTLED = "Confirmado pela equipe";
const SENT_AGAIN = "Reenvio pedido pela equipe";

function makeWaiting(orm: Orm, id: string, from: readonly string[]): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    const states = sql.join(
      from.map((state) => sql`${state}`),
      sql`, `,
    );
    // What is being sent right now is not touched: its outcome is seconds away.
    const { rows } = await transaction.execute(sql`
      update ${leads} set
        state = 'waiting',
        reason = '',
        next_attempt_at = clock_timestamp(),
        mail_next_attempt_at = case
          when state = 'quarantined' and form <> 'newsletter_form' and mailed_at is null
          then clock_timestamp() else mail_next_attempt_at end,
        updated_at = clock_timestamp()
      where id = ${id}::uuid and state in (${states}) and sending_since is null
      returning id
    `);
    if (rows.length === 0) return false;
    await addTransition(transaction, id, "waiting", SENT_AGAIN);
    return true;
  });
}
