import type { Database } from "#database/connect.server.ts";
import { settle } from "#leads/deliver/staff-decisions.ts";
import { UsageError } from "../command-line.ts";
import type { Options } from "./arguments.ts";
import { findLead } from "./find-leads.ts";
import type { Terminal } from "./terminal.ts";

/** Writes down what a person found out about a lead whose delivery is unknown. */
export async function settleLead(
  database: Database,
  beginning: string,
  { delivered, resend }: Options,
  { say, complain }: Terminal,
) {
  if (delivered === resend) throw new UsageError("settle needs either --delivered or --resend.");
  const { id, state } = await findLead(database, beginning);
  if (!(await settle(database, id, delivered ? "delivered" : "resend"))) {
    complain(`${id} is ${state}: only unknown and parked leads can be settled.\n`);
    return 1;
  }
  say(delivered ? `${id} is delivered.\n` : `${id} waits to be sent again.\n`);
  return 0;
}
