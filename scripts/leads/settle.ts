import type { Database } from "#database/connect.server.ts";
import { settle } from "#leads/deliver/staff-decisions.ts";
import { findLead } from "#leads/find-leads.ts";
import { type Terminal, UsageError } from "../command-line.ts";

/** Writes down what a person found out about a lead whose delivery is unknown. */
export async function settleLead(
  database: Database,
  beginning: string,
  { delivered, resend }: { readonly delivered?: boolean; readonly resend?: boolean },
  { writeOut, writeErr }: Terminal,
) {
  if (delivered === resend) throw new UsageError("settle needs either --delivered or --resend.");
  const { id, state } = await findLead(database, beginning);
  if (!(await settle(database, id, delivered ? "delivered" : "resend"))) {
    writeErr(`${id} is ${state}: only unknown and parked leads can be settled.\n`);
    return 1;
  }
  writeOut(delivered ? `${id} is delivered.\n` : `${id} waits to be sent again.\n`);
  return 0;
}
