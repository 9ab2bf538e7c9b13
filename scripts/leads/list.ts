import type { Database } from "../../src/database/connect.server.ts";
import type { Options } from "./arguments.ts";
import { eachLead, type Lead } from "./find-leads.ts";
import { leadFilters } from "./lead-filters.ts";
import { table } from "./table.ts";
import type { Terminal } from "./terminal.ts";

const HEADER = ["ID", "RECEIVED (UTC)", "FORM", "STATE", "HOUSE", "E-MAIL", "SCORE", "REASON"];

/** Prints the leads that fit, newest first: a table for people, one array for programs. */
export async function list(database: Database, options: Options, { say }: Terminal) {
  const found: Lead[] = await Array.fromAsync(eachLead(database, leadFilters(options)));
  if (options.json) {
    say(`${JSON.stringify(found.map(summaryOf), null, 2)}\n`);
    return 0;
  }
  if (found.length > 0) say(`${table(HEADER, found.map(rowOf))}\n`);
  say(`${found.length === 1 ? "1 lead" : `${found.length} leads`}\n`);
  return 0;
}

/** These names are an interface of the product: programs rest on them. */
function summaryOf(lead: Lead) {
  const { id, form, email, state, reason, platformId, score, createdAt } = lead;
  return { id, form, email, state, reason, platformId, score, createdAt };
}

function rowOf(lead: Lead): string[] {
  return [
    lead.id,
    lead.createdAt.toISOString().slice(0, 19).replace("T", " "),
    lead.form.replace(/_form$/, ""),
    lead.state,
    lead.restaurant,
    lead.email,
    String(lead.score),
    lead.reason,
  ];
}
