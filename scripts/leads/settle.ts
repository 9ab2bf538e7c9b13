import type { Database } from "#database/connect.server.ts";
import { doubtAfterRestore, settle } from "#leads/deliver/staff-decisions.ts";
import { findLead } from "#leads/find-leads.ts";
import { type Terminal, UsageError } from "../command-line.ts";

/** Writes down what a person found out about a lead whose delivery is unknown. */
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
      `${id} is ${state}: only unknown and parked leads can be settled, and none that was closed as spam can be resent.`,
    );
  }
  writeOut(delivered ? `${id} is delivered.\n` : `${id} waits to be sent again.\n`);
}

/** After a restore: what may have been sent since is not sent again before somebody has looked. */
export async function doubtRestored(
  database: Database,
  { yes }: { readonly yes?: boolean },
  { writeOut }: Terminal,
) {
  if (!yes) {
    throw new Error(
      "Nothing was changed: all that waits would become unknown. Add --yes to do it.",
    );
  }
  const { leads, answers, mails } = await doubtAfterRestore(database);
  writeOut(
    `Unknown now: ${leads} leads, ${answers} answers. Not sent: ${mails} mails to visitors.\n`,
  );
}
