import { and, eq } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";
import { redeliver, SPAM } from "#leads/deliver/staff-decisions.ts";
import { idBatches, findLead, type Lead } from "#leads/find-leads.ts";
import { type Filters, leadFilters } from "./lead-filters.ts";
import { NotDoneError, type Terminal, UsageError } from "../command-line.ts";

/** Sends these leads again, or with `--parked` all parked ones that fit. */
export async function redeliverLeads(
  database: Database,
  ids: readonly string[],
  options: Filters & { readonly parked?: boolean },
  { writeOut, writeErr }: Terminal,
) {
  const { parked, ...filters } = options;
  if (parked) {
    if (ids.length > 0) throw new UsageError("redeliver takes IDs or --parked, not both.");
    const condition = and(eq(leads.state, "parked"), leadFilters(filters));
    let length = 0;
    for await (const batch of idBatches(database, condition)) {
      length += (await redeliver(database, batch)).length;
    }
    writeOut(
      `${length === 1 ? "1 parked lead waits" : `${length} parked leads wait`} to be sent.\n`,
    );
    return;
  }
  if (Object.keys(filters).length > 0) throw new UsageError("Filters go with --parked only.");
  const found: Lead[] = [];
  for (const id of ids) found.push(await findLead(database, id));
  let left = 0;
  for (const lead of found) {
    const [changed] = await redeliver(database, [lead.id]);
    if (changed !== undefined) writeOut(`${lead.id} waits to be sent.\n`);
    else writeErr(`${lead.id} was left alone: ${reasonFor(lead)}\n`);
    if (changed === undefined) left += 1;
  }
  if (left > 0) throw new NotDoneError();
}

function reasonFor({ state, id, outcome }: Lead): string {
  if (outcome === SPAM) return "it was closed as spam. Reopen it at the desk.";
  if (state === "delivered") return "it is delivered.";
  if (state === "waiting") return "it is being sent at this moment.";
  return `it may have arrived. Look at the platform, then: settle ${id} --delivered or --resend`;
}
