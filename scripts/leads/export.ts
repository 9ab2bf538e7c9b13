import { open, rm } from "node:fs/promises";
import type { Database } from "#database/connect.server.ts";
import { exportedFields, LEAD_FIELD_NAMES } from "#leads/lead-fields.ts";
import { BYTE_ORDER_MARK, csvLine } from "./csv.ts";
import { type Lead, leadBatches } from "./find-leads.ts";
import { type Filters, leadFilters } from "./lead-filters.ts";
import { type Terminal, UsageError } from "../command-line.ts";

interface ExportOptions extends Filters {
  readonly csv?: boolean;
  readonly json?: boolean;
  readonly to?: string;
}

/** Writes every field of the leads that fit, to the terminal or to a new file. */
export async function exportLeads(
  database: Database,
  options: ExportOptions,
  { writeOut }: Terminal,
) {
  if (options.csv === options.json) throw new UsageError("export needs either --csv or --json.");
  const found = leadBatches(database, leadFilters(options));
  const parts = options.csv ? asCsv(found) : asJson(found);
  if (options.to === undefined) {
    for await (const part of parts) writeOut(part);
    return 0;
  }
  // Nothing is overwritten, and nobody else on the machine may read it.
  const file = await open(options.to, "wx", 0o600);
  try {
    for await (const part of parts) await file.write(part);
  } catch (error) {
    await rm(options.to);
    throw error;
  } finally {
    await file.close();
  }
  writeOut(`Written to ${options.to}. It holds personal data: delete it after use.\n`);
  return 0;
}

async function* asCsv(found: AsyncIterable<readonly Lead[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(LEAD_FIELD_NAMES);
  for await (const batch of found) {
    yield batch.map((lead) => csvLine(Object.values(exportedFields(lead)))).join("");
  }
}

async function* asJson(found: AsyncIterable<readonly Lead[]>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const batch of found) {
    yield separator + batch.map((lead) => JSON.stringify(exportedFields(lead))).join(",\n");
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
