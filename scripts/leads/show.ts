import { asc, eq } from "drizzle-orm";
import type { Database } from "#database/connect.server.ts";
import { leadTransitions } from "#database/schema/leads.ts";
import { findLead, type Lead } from "#leads/find-leads.ts";
import { exportedFields } from "#leads/lead-fields.ts";
import type { Terminal } from "../command-line.ts";
import { harmless } from "./table.ts";

/** Prints everything about one lead: its fields, and each change of its state. */
export async function show(
  database: Database,
  id: string,
  options: { readonly json?: boolean },
  { writeOut }: Terminal,
) {
  const lead = await findLead(database, id);
  const transitions = await database.orm
    .select()
    .from(leadTransitions)
    .where(eq(leadTransitions.leadId, lead.id))
    .orderBy(asc(leadTransitions.id));
  const history = transitions.map(({ at, state, reason, failure }) => ({
    at,
    state,
    reason,
    failure,
  }));
  if (options.json) {
    writeOut(`${JSON.stringify({ ...exportedFields(lead), history }, null, 2)}\n`);
    return;
  }
  for (const [name, value] of Object.entries(exportedFields(lead))) {
    if (name === "message" || value === null || value === "") continue;
    writeOut(`${name.padEnd(16)}  ${harmless(String(value))}\n`);
  }
  writeOut(`\n${messageOf(lead)}\n`);
  for (const { at, state, reason, failure } of history) {
    const why = [reason, failure].filter((text) => text !== "").join(" – ");
    writeOut(`${at.toISOString()}  ${state.padEnd(11)}  ${harmless(why)}`.trimEnd() + "\n");
  }
}

/** Line by line, so that its lines stay lines. */
function messageOf({ message }: Lead): string {
  if (message === "") return "";
  const lines = message.split(/\r\n|\r|\n/).map((line) => `  ${harmless(line)}`.trimEnd());
  return `${lines.join("\n")}\n`;
}
