import type { Database } from "#database/connect.server.ts";
import { describeLeads, eraseLeads } from "#leads/delete-leads.ts";
import { hasEmail } from "#leads/find-leads.ts";
import type { Terminal } from "../command-line.ts";
import { harmless } from "./table.ts";

/** Deletes everything that a person sent, or says what that would be. */
export async function erase(
  database: Database,
  email: string,
  { yes }: { readonly yes?: boolean },
  { writeOut }: Terminal,
) {
  const found = await describeLeads(database, hasEmail(email));
  if (found === undefined) throw new Error(`There is no lead of ${email}.`);
  if (!yes) {
    writeOut(`${email}: ${found} and their history would be deleted for ever.\n`);
    throw new Error("Nothing was deleted. Add --yes to do it.");
  }
  const { deleted, platformIds, perhapsAtPlatform } = await eraseLeads(database, email);
  writeOut(`Deleted: ${deleted === 1 ? "1 lead" : `${deleted} leads`} of ${email}.\n`);
  if (platformIds.length > 0) {
    writeOut(`The platform has this person too: ${harmless(platformIds.join(", "))}.\n`);
  }
  if (perhapsAtPlatform > 0) {
    const leads = perhapsAtPlatform === 1 ? "1 lead" : `${perhapsAtPlatform} leads`;
    writeOut(
      `The platform may have ${leads} of this person without an id: look there by e-mail.\n`,
    );
  }
  writeOut("Mailboxes and backups keep their copies until somebody deletes them there.\n");
}
