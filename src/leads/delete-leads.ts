import { count, inArray, type SQL } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";
import { idBatches } from "./find-leads.ts";

/** "3 leads (2 delivered, 1 waiting)", or undefined when none fits. */
export async function describeLeads(
  { orm }: Pick<Database, "orm">,
  condition: SQL | undefined,
): Promise<string | undefined> {
  const states = await orm
    .select({ state: leads.state, number: count() })
    .from(leads)
    .where(condition)
    .groupBy(leads.state)
    .orderBy(leads.state);
  const total = states.reduce((sum, { number }) => sum + number, 0);
  const parts = states.map(({ state, number }) => `${number} ${state}`).join(", ");
  return total === 0 ? undefined : `${total === 1 ? "1 lead" : `${total} leads`} (${parts})`;
}

/**
 * Deletes the leads that fit, and with each its history; a batch at a time, so that a running
 * server is never held up and any number of them can be deleted. Tells of each batch its number, the
 * platform's ids of those it has, and how many more it may have: being sent, unknown, or delivered
 * without an id.
 */
export async function* deleteLeads(database: Pick<Database, "orm">, condition: SQL | undefined) {
  for await (const ids of idBatches(database, condition)) {
    const gone = await database.orm
      .delete(leads)
      .where(inArray(leads.id, [...ids]))
      .returning({
        platformId: leads.platformId,
        state: leads.state,
        sendingSince: leads.sendingSince,
      });
    const platformIds: string[] = [];
    let perhapsThere = 0;
    for (const { platformId, state, sendingSince } of gone) {
      if (platformId !== null && platformId !== "") platformIds.push(platformId);
      else if (sendingSince !== null || ["delivered", "unknown"].includes(state)) perhapsThere += 1;
    }
    yield { deleted: gone.length, platformIds, perhapsThere };
  }
}
