import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { dataRequests } from "#database/schema/data-requests.ts";
import { leads } from "#database/schema/leads.ts";
import { hasEmail, idBatches } from "./find-leads.ts";

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

/** What went, and what of it the platform may still have. */
export interface Erased {
  readonly deleted: number;
  readonly platformIds: readonly string[];
  readonly perhapsAtPlatform: number;
}

/**
 * Deletes what this person sent, as {@link deleteLeads} does, or of it what fits; where all of it goes, links to
 * it end as well. What was still to be delivered or mailed is not sent any more.
 */
export async function eraseLeads(
  { orm }: Pick<Database, "orm">,
  email: string,
  only?: SQL,
): Promise<Erased> {
  let deleted = 0;
  let perhapsAtPlatform = 0;
  const platformIds: string[] = [];
  for await (const batch of deleteLeads({ orm }, and(hasEmail(email), only))) {
    deleted += batch.deleted;
    platformIds.push(...batch.platformIds);
    perhapsAtPlatform += batch.perhapsThere;
  }
  if (only === undefined) {
    const isTheirs = sql`lower(${dataRequests.email}) = lower(${email.trim()})`;
    await orm.delete(dataRequests).where(and(eq(dataRequests.kind, "link"), isTheirs));
  }
  return { deleted, platformIds, perhapsAtPlatform };
}
