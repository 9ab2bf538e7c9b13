import { and, sql } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { leads } from "#database/schema/leads.ts";
import { UsageError } from "../command-line.ts";
import type { Options } from "./arguments.ts";
import { deleteLeads, describeLeads } from "./delete-leads.ts";
import { ageAgo, leadFilters } from "./lead-filters.ts";
import type { Terminal } from "./terminal.ts";

/** Deletes leads that are older than an age, or says which they are. */
export async function purge(database: Database, options: Options, { say, complain }: Terminal) {
  const { "older-than": age, yes, ...filters } = options;
  const before = age === undefined ? undefined : ageAgo(age);
  if (before === undefined) {
    throw new UsageError("purge needs --older-than and an age such as 90d, 24m or 2y.");
  }
  const condition = and(sql`${leads.createdAt} < ${before}`, leadFilters(filters));
  const found = await describeLeads(database, condition);
  if (found === undefined) {
    say(`No lead is older than ${age}.\n`);
    return 0;
  }
  if (!yes) {
    say(`Older than ${age}: ${found} and their history would be deleted for ever.\n`);
    complain("Nothing was deleted. Add --yes to do it.\n");
    return 1;
  }
  const { deleted } = await deleteLeads(database, condition);
  say(`Deleted: ${deleted === 1 ? "1 lead" : `${deleted} leads`} older than ${age}.\n`);
  return 0;
}
