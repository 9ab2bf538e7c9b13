import { open, rm } from "node:fs/promises";
import { asc, eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { leadTransitions } from "#database/schema/leads.ts";
import { LEADS_CSV_HEAD, leadsCsv } from "#leads/csv.ts";
import { countLeads, findLead, type Lead, leadBatches, newestLeads } from "#leads/find-leads.ts";
import { type LeadWithDelivery, withDeliveries } from "#leads/lead-deliveries.ts";
import { exportedFields, malformedColumns } from "#leads/lead-fields.ts";
import { type Terminal, UsageError } from "../command-line.ts";
import { harmless, table } from "../table.ts";
import { type Filters, leadFilters } from "./lead-filters.ts";

const HEADER = ["ID", "RECEIVED (UTC)", "FORM", "STATE", "RESTAURANT", "E-MAIL", "SCORE", "REASON"];

export async function list(
  database: Database,
  { limit, json, ...filters }: Filters & { readonly limit: number; readonly json?: boolean },
  { writeOut, writeErr }: Terminal,
) {
  const condition = leadFilters(filters);
  const rows = (await newestLeads(database, condition, limit)).map(({ lead }) => lead);
  const count = rows.length === 1 ? "1 lead" : `${rows.length} leads`;
  if (json) writeOut(`${JSON.stringify(rows.map(summaryOf), null, 1)}\n`);
  else writeOut(`${rows.length === 0 ? "" : `${table(HEADER, rows.map(rowOf))}\n`}${count}\n`);
  const total = await countLeads(database, condition);
  if (rows.length < total) writeErr(`${rows.length} of ${total}: --limit shows more.\n`);
}

/** The field names are a public interface for programs. */
function summaryOf({ id, form, email, state, reason, platformId, score, createdAt }: Lead) {
  return { id, form, email, state, reason, platformId, score, createdAt };
}

function rowOf({ id, createdAt, form, state, restaurant, email, score, reason }: Lead): string[] {
  const received = createdAt.toISOString().slice(0, 19).replace("T", " ");
  return [id, received, form.replace(/_form$/, ""), state, restaurant, email, `${score}`, reason];
}

export async function show(
  database: Database,
  id: string,
  { json }: { readonly json?: boolean },
  { writeOut }: Terminal,
) {
  const lead = await findLead(database, id);
  const { at, state, reason, failure } = leadTransitions;
  const history = await database.orm
    .select({ at, state, reason, failure })
    .from(leadTransitions)
    .where(eq(leadTransitions.leadId, lead.id))
    .orderBy(asc(leadTransitions.id));
  const [shownLead] = await withDeliveries(database.orm, [lead]);
  const fields = shownLead && exportedFields(shownLead);
  if (json) return writeOut(`${JSON.stringify({ ...fields, history }, null, 2)}\n`);
  const shown = Object.entries(fields ?? {})
    .filter(([name, value]) => name !== "message" && value !== null && value !== "")
    .map(([name, value]) => `${name.padEnd(16)}  ${harmless(String(value))}`);
  const message = lead.message.split(/\r\n|\r|\n/).map((line) => `  ${harmless(line)}`.trimEnd());
  const steps = history.map((step) => {
    const why = [step.reason, step.failure].filter((text) => text !== "").join(" – ");
    return `${step.at.toISOString()}  ${step.state.padEnd(11)}  ${harmless(why)}`.trimEnd();
  });
  writeOut(`${[...shown, "", ...message, "", ...steps].join("\n")}\n`);
}

interface ExportOptions extends Filters {
  readonly csv?: boolean;
  readonly json?: boolean;
  readonly to?: string;
}

/** Writes every field of matching leads to the terminal or a new private file. */
export async function exportLeads(
  database: Database,
  { csv, json, to, ...filters }: ExportOptions,
  { writeOut, writeErr, drained }: Terminal,
) {
  if (csv === json) throw new UsageError("export needs either --csv or --json.");
  const { head, rowsOf, foot } = csv ? CSV : JSON_ARRAY;
  const condition = leadFilters(filters);
  const file = to === undefined ? undefined : await open(to, "wx", 0o600);
  const write = async (text: string) => {
    if (file !== undefined) return file.appendFile(text);
    writeOut(text);
    await drained?.();
  };
  let rows = 0;
  try {
    await write(head);
    for await (const batch of leadBatches(database, condition)) {
      await write(rowsOf(batch, rows));
      rows += batch.length;
      for (const lead of batch) {
        const odd = malformedColumns(lead).join(", ");
        if (odd !== "") writeErr(`${lead.id}: unexpected content, check the row: ${odd}\n`);
      }
    }
    await write(foot(rows));
    await file?.sync();
  } catch (error) {
    if (to !== undefined) await rm(to);
    throw new Error(`The output is incomplete: interrupted after ${rows} leads`, { cause: error });
  } finally {
    await file?.close();
  }
  if (to !== undefined) writeOut(`Written to ${to}. Personal data: delete it after use.\n`);
}

const CSV = { head: LEADS_CSV_HEAD, rowsOf: leadsCsv, foot: () => "" };

const JSON_ARRAY = {
  head: "[",
  rowsOf: (leads: readonly LeadWithDelivery[], before: number) =>
    (before === 0 ? "\n" : ",\n") +
    leads.map((lead) => JSON.stringify(exportedFields(lead))).join(",\n"),
  foot: (rows: number) => (rows === 0 ? "]\n" : "\n]\n"),
};
