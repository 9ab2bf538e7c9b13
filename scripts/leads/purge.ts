import { and, sql } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";
import { deleteLeads, describeLeads } from "#leads/delete-leads.ts";
import { ageAgo, type Filters, leadFilters } from "./lead-filters.ts";
import { type Terminal, UsageError } from "../command-line.ts";

interface PurgeOptions extends Filters {
  readonly olderThan?: string;
  readonly yes?: boolean;
}

/** Deletes leads that are older than an age, or says which they are. */
export async function purge(database: Database, options: PurgeOptions, { writeOut }: Terminal) {
  const { olderThan: age, yes, ...filters } = options;
  const before = age === undefined ? undefined : ageAgo(age);
  if (before === undefined) {
    throw new UsageError("purge needs --older-than and an age such as 90d, 24m or 2y.");
  }
  const condition = and(sql`${leads.createdAt} < ${before}`, leadFilters(filters));
  const found = await describeLeads(database, condition);
  if (found === undefined) return writeOut(`No lead is older than ${age}.\n`);
  if (!yes) {
    writeOut(`Older than ${age}: ${found} and their history would be deleted for ever.\n`);
    throw new Error("Nothing was deleted. Add --yes to do it.");
  }
  let deleted = 0;
  for await (const batch of deleteLeads(database, condition)) deleted += batch.deleted;
  writeOut(`Deleted: ${deleted === 1 ? "1 lead" : `${deleted} leads`} older than ${age}.\n`);
}
