import { type SQL, sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { leads, leadTransitions } from "#database/schema/leads.ts";
import { NO_CONTACT } from "#external-services/rd-station/outcome.ts";
import { TOKEN_MISSING } from "#external-services/rd-station/rd-station.settings.ts";
import { formFailure } from "./form-failure.ts";

/** Says on every waiting lead why it is not sent; answers the ids of those that did not say so. */
export function explainWaiting(orm: Orm, reason: string): Promise<string[]> {
  return change(
    orm,
    sql`reason = ${reason}`,
    sql`sending_since is null and reason <> ${reason}`,
    // Switched off is as somebody wants it; without a token a lead fails (rule 6.11).
    reason === TOKEN_MISSING ? formFailure : undefined,
  );
}

/** The same for those that say nothing yet, while all sending pauses. */
export function explainPause(orm: Orm, reason: string): Promise<string[]> {
  return change(orm, sql`reason = ${reason}`, sql`sending_since is null and reason = ''`);
}

/** Takes back reasons that hold no longer. */
export function forgetReasons(orm: Orm, reasons: readonly string[]): Promise<string[]> {
  const list = sql.join(
    reasons.map((reason) => sql`${reason}`),
    sql`, `,
  );
  return change(orm, sql`reason = ''`, sql`sending_since is null and reason in (${list})`);
}

/**
 * Leads that a process was sending when it died, or lost sight of: nobody knows whether the
 * platform has them, so they become `unknown`. A mark in the future was made before the clock was
 * set back.
 */
export function giveUpAbandoned(orm: Orm, afterMs: number): Promise<string[]> {
  const after = sql`make_interval(secs => ${afterMs / 1000}::float8)`;
  return change(
    orm,
    sql`state = 'unknown', reason = ${NO_CONTACT}, sending_since = null`,
    sql`sending_since not between clock_timestamp() - ${after} and clock_timestamp() + ${after}`,
    formFailure,
  );
}

async function change(orm: Orm, values: SQL, condition: SQL, failure = sql`''`): Promise<string[]> {
  const { rows } = await orm.execute<{ id: string }>(sql`
    with changed as (
      update ${leads} set ${values}, updated_at = clock_timestamp()
      where state = 'waiting' and ${condition}
      returning id, form, state, reason
    )
    insert into ${leadTransitions} (lead_id, state, reason, failure)
    select id, state, reason, ${failure} from changed
    returning lead_id as id
  `);
  return rows.map(({ id }) => id);
}
