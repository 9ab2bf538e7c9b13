import { sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { leads, leadTransitions } from "#database/schema/leads.ts";
import type { Outcome } from "#external-services/rd-station/outcome.ts";
import { formFailure } from "./form-failure.ts";
import type { Lead } from "./lead-transition.ts";

const STATES = {
  delivered: "delivered",
  refused: "parked",
  postponed: "waiting",
  unknown: "unknown",
} as const;

/**
 * Writes what became of one attempt, with its transition (and the message of rule 6.12 if it failed); a postponed lead is due again after
 * `pauseMs`. An outcome that comes late still replaces `unknown`, but nothing that a person or a
 * later attempt has decided: then, or when the lead was erased, this answers false.
 */
export async function recordOutcome(
  orm: Orm,
  { id, attempts }: Pick<Lead, "id" | "attempts">,
  outcome: Outcome,
  pauseMs: number,
): Promise<boolean> {
  const platformId = outcome.kind === "delivered" ? outcome.platformId : null;
  const { rows } = await orm.execute(sql`
    with changed as (
      update ${leads} set
        state = ${STATES[outcome.kind]},
        reason = ${outcome.reason},
        platform_id = coalesce(${platformId}::text, platform_id),
        sending_since = null,
        next_attempt_at = clock_timestamp() + make_interval(secs => ${pauseMs / 1000}::float8),
        updated_at = clock_timestamp()
      where id = ${id}::uuid and attempts = ${attempts}::int
        and (sending_since is not null or state = 'unknown')
      returning id, form, state, reason
    )
    insert into ${leadTransitions} (lead_id, state, reason, failure)
    select id, state, reason, case when state = 'delivered' then '' else ${formFailure} end
    from changed
    returning lead_id
  `);
  return rows.length > 0;
}
