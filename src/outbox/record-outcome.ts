import { sql } from "drizzle-orm";
import type { Orm } from "../database/connect.server.ts";
import { leads } from "../database/schema/leads.ts";
import type { Outcome } from "../external-services/rd-station/outcome.ts";
import { addTransition, type Lead } from "./lead-transition.ts";

const STATES = {
  delivered: "delivered",
  refused: "parked",
  postponed: "waiting",
  unknown: "unknown",
} as const;

/**
 * Writes what became of one attempt, with its transition; a postponed lead is due again after
 * `pauseMs`. An outcome that comes late still replaces `unknown`, but nothing that a person or a
 * later attempt has decided: then, or when the lead was erased, this answers false.
 */
export function recordOutcome(
  orm: Orm,
  { id, attempts }: Pick<Lead, "id" | "attempts">,
  outcome: Outcome,
  pauseMs: number,
): Promise<boolean> {
  const state = STATES[outcome.kind];
  const platformId = outcome.kind === "delivered" ? outcome.platformId : null;
  return orm.transaction(async (transaction) => {
    const { rows } = await transaction.execute(sql`
      update ${leads} set
        state = ${state},
        reason = ${outcome.reason},
        platform_id = coalesce(${platformId}::text, platform_id),
        sending_since = null,
        next_attempt_at = clock_timestamp() + make_interval(secs => ${pauseMs / 1000}::float8),
        updated_at = clock_timestamp()
      where id = ${id}::uuid and attempts = ${attempts}::int
        and (sending_since is not null or state = 'unknown')
      returning id
    `);
    if (rows.length === 0) return false;
    await addTransition(transaction, id, state, outcome.reason);
    return true;
  });
}
