import type { Orm } from "#database/connect.server.ts";
import { type leads, leadTransitions } from "#database/schema/leads.ts";

/** A lead as it is stored. */
export type Lead = typeof leads.$inferSelect;

/** Records where a lead stands from now on, in the transaction that puts it there. */
export async function addTransition(
  transaction: Orm,
  leadId: string,
  state: Lead["state"],
  reason: string,
): Promise<void> {
  await transaction.insert(leadTransitions).values({ leadId, state, reason });
}
