import type { Database } from "#database/connect.server.ts";
import type { Options } from "./arguments.ts";
import { deleteLeads, describeLeads } from "./delete-leads.ts";
import { hasEmail } from "./lead-filters.ts";
import { harmless, type Terminal } from "./terminal.ts";

/** Deletes everything that a person sent, or says what that would be. */
export async function erase(
  database: Database,
  email: string,
  { yes }: Options,
  { say, complain }: Terminal,
) {
  const found = await describeLeads(database, hasEmail(email));
  if (found === undefined) {
    complain(`There is no lead of ${email}.\n`);
    return 1;
  }
  if (!yes) {
    say(`${email}: ${found} and their history would be deleted for ever.\n`);
    complain("Nothing was deleted. Add --yes to do it.\n");
    return 1;
  }
  const { deleted, platformIds, perhapsThere } = await deleteLeads(database, hasEmail(email));
  say(`Deleted: ${deleted === 1 ? "1 lead" : `${deleted} leads`} of ${email}.\n`);
  if (platformIds.length > 0) {
    say(`The platform has this person too: ${harmless(platformIds.join(", "))}.\n`);
  }
  if (perhapsThere > 0) {
    const leads = perhapsThere === 1 ? "1 lead" : `${perhapsThere} leads`;
    say(`The platform may have ${leads} of this person without an id: look there by e-mail.\n`);
  }
  say("Mailboxes and backups keep their copies until somebody deletes them there.\n");
  return 0;
}
