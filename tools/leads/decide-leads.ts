import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { leads } from "#database/schema/leads.ts";
import { eraseLeads } from "#leads/delete-leads.ts";
import {
  markUnknownAfterRestore,
  redeliver,
  settle,
  SPAM,
} from "#leads/deliver/staff-decisions.ts";
import { countLeads, findLead, hasEmail, idBatches, type Lead } from "#leads/find-leads.ts";
import { NotDoneError, type Terminal, UsageError } from "../command-line.ts";
import { harmless } from "../table.ts";

const numberOf = (count: number) => (count === 1 ? "1 lead" : `${count} leads`);

export async function redeliverLeads(
  database: Database,
  ids: readonly string[],
  { parked = false }: { readonly parked?: boolean },
  { writeOut, writeErr }: Terminal,
) {
  if (parked === ids.length > 0) throw new UsageError("redeliver needs either IDs or --parked.");
  if (parked) {
    let count = 0;
    for await (const batch of idBatches(database, eq(leads.state, "parked"))) {
      count += (await redeliver(database, batch)).length;
    }
    return writeOut(`${numberOf(count)} to be sent again.\n`);
  }
  const found: Lead[] = [];
  for (const id of ids) found.push(await findLead(database, id));
  let isDone = true;
  for (const lead of found) {
    const [changed] = await redeliver(database, [lead.id]);
    if (changed !== undefined) writeOut(`${lead.id} waits to be sent.\n`);
    else writeErr(`${lead.id} was left alone: ${reasonFor(lead)}\n`);
    isDone &&= changed !== undefined;
  }
  if (!isDone) throw new NotDoneError();
}

function reasonFor({ state, id, outcome }: Lead): string {
  if (outcome === SPAM) return "it was closed as spam. Reopen it at the desk.";
  if (state === "delivered") return "it is delivered.";
  if (state === "waiting") return "it is being sent at this moment.";
  return `it may have arrived. Look at the platform, then: settle ${id} --delivered or --resend`;
}

/** Records an operator's finding about a lead of unknown delivery. */
export async function settleLead(
  database: Database,
  beginning: string,
  { delivered, resend }: { readonly delivered?: boolean; readonly resend?: boolean },
  { writeOut }: Terminal,
) {
  if (delivered === resend) throw new UsageError("settle needs either --delivered or --resend.");
  const { id, state } = await findLead(database, beginning);
  if (!(await settle(database, id, delivered ? "delivered" : "resend"))) {
    throw new Error(
      `${id} is ${state}: only unknown and parked leads can be settled, and leads closed as spam cannot be resent.`,
    );
  }
  writeOut(delivered ? `${id} is delivered.\n` : `${id} waits to be sent again.\n`);
}

/** After a restore, marks leads that may have been sent as unknown, so that an operator decides. */
export async function doubtRestored(
  database: Database,
  { yes }: { readonly yes?: boolean },
  { writeOut }: Terminal,
) {
  if (!yes) {
    throw new Error("Nothing was changed. Add --yes to mark all waiting leads as unknown.");
  }
  const { leads: doubted, answers, mails } = await markUnknownAfterRestore(database);
  writeOut(
    `Unknown now: ${doubted} leads, ${answers} answers. Not sent: ${mails} mails to visitors.\n`,
  );
}

/** Deletes a person's leads, or prints how many there are. */
export async function erase(
  database: Database,
  email: string,
  { yes }: { readonly yes?: boolean },
  { writeOut }: Terminal,
) {
  const count = await countLeads(database, hasEmail(email));
  if (count === 0) throw new Error(`No leads of ${email}.`);
  if (!yes) {
    writeOut(`${email}: ${numberOf(count)} and their history would be deleted permanently.\n`);
    throw new Error("Nothing was deleted. Add --yes to do it.");
  }
  const { deleted, platformIds, perhapsAtPlatform } = await eraseLeads(database, email);
  writeOut(`Deleted: ${numberOf(deleted)} of ${email}.\n`);
  if (platformIds.length > 0) {
    writeOut(`The platform has this person too: ${harmless(platformIds.join(", "))}.\n`);
  }
  const perhaps = numberOf(perhapsAtPlatform);
  if (perhapsAtPlatform > 0) {
    writeOut(
      `The platform may have ${perhaps} of this person without an id: look there by e-mail.\n`,
    );
  }
  writeOut("Mailboxes and backups keep their copies until they are deleted there.\n");
}
