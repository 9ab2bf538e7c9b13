import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { dataRequests } from "#database/schema/data-requests.ts";
import { leads } from "#database/schema/leads.ts";
import { IS_BEING_SENT } from "./lead-deliveries.ts";
import { hasEmail, idBatches } from "./find-leads.ts";

export interface Erased {
  readonly deleted: number;
  readonly platformIds: readonly string[];
  readonly perhapsAtPlatform: number;
}

/**
 * Deletes all leads of an e-mail address with their history, or those matching `only`; without
 * `only`, links to personal data end too. Pending deliveries and mails are not sent. Works in
 * batches, so that a running server is not blocked.
 */
export async function eraseLeads(
  { orm }: Pick<Database, "orm">,
  email: string,
  only?: SQL,
): Promise<Erased> {
  let deleted = 0;
  let perhapsAtPlatform = 0;
  const platformIds: string[] = [];
  for await (const ids of idBatches({ orm }, and(hasEmail(email), only))) {
    const sent = orm.select({ id: leads.id }).from(leads);
    const sending = await sent.where(and(inArray(leads.id, [...ids]), IS_BEING_SENT));
    const isSending = new Set(sending.map(({ id }) => id));
    const { id: ofId, platformId: atPlatform, state: ofLead } = leads;
    const gone = await orm
      .delete(leads)
      .where(inArray(leads.id, [...ids]))
      .returning({ id: ofId, platformId: atPlatform, state: ofLead });
    deleted += gone.length;
    for (const { id, platformId, state } of gone) {
      if (platformId !== null && platformId !== "") platformIds.push(platformId);
      else if (isSending.has(id) || ["delivered", "unknown"].includes(state)) {
        perhapsAtPlatform += 1;
      }
    }
  }
  if (only === undefined) {
    const isTheirs = sql`lower(${dataRequests.email}) = lower(${email.trim()})`;
    await orm.delete(dataRequests).where(and(eq(dataRequests.kind, "link"), isTheirs));
  }
  return { deleted, platformIds, perhapsAtPlatform };
}
