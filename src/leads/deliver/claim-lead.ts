import { and, eq, isNull, sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";
import { remainingPause } from "./delivery-pause.ts";
import { takeDeliverySlot } from "./delivery-slot.ts";
import type { Lead } from "./lead-transition.ts";

/**
 * A lead to send now, or in how many milliseconds to ask again; undefined: none is due. `isPaused`
 * when the platform has asked for that.
 */
export type Claim =
  | { readonly lead: Lead }
  | { readonly waitMs: number | undefined; readonly isPaused?: true };

/** Written in the future: before the clock was set back, so its times say nothing any more. */
const isDue = sql`(${leads.nextAttemptAt} <= clock_timestamp()
  or ${leads.updatedAt} > clock_timestamp() + interval '1 minute')`;

/**
 * Takes the lead that is due longest, for this process alone, and marks it as being sent before
 * anything is sent: whoever finds the mark later knows that the platform may have it.
 */
export function claimLead(orm: Orm, callsPerMinute: number): Promise<Claim> {
  return orm.transaction(async (transaction) => {
    const [due] = await transaction
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.state, "waiting"), isNull(leads.sendingSince), isDue))
      .orderBy(leads.nextAttemptAt, leads.createdAt)
      .limit(1)
      .for("update", { skipLocked: true });
    if (due === undefined) return { waitMs: undefined };
    const pauseMs = await remainingPause(transaction);
    if (pauseMs > 0) return { waitMs: pauseMs, isPaused: true };
    const waitMs = await takeDeliverySlot(transaction, callsPerMinute);
    if (waitMs > 0) return { waitMs };
    const [lead] = await transaction
      .update(leads)
      .set({
        sendingSince: sql`clock_timestamp()`,
        attempts: sql`${leads.attempts} + 1`,
        updatedAt: sql`clock_timestamp()`,
      })
      .where(eq(leads.id, due.id))
      .returning();
    return lead === undefined ? { waitMs: undefined } : { lead };
  });
}
