import { open, rm } from "node:fs/promises";
import type { Database } from "#database/connect.server.ts";
import { UsageError } from "../command-line.ts";
import { exportedFields, LEAD_FIELD_NAMES } from "#leads/lead-fields.ts";
import type { Options } from "./arguments.ts";
import { BYTE_ORDER_MARK, csvLine } from "./csv.ts";
import { type Lead, leadBatches } from "./find-leads.ts";
import { leadFilters } from "./lead-filters.ts";
import type { Terminal } from "./terminal.ts";

/** Writes every field of the leads that fit, to the terminal or to a new file. */
export async function exportLeads(database: Database, options: Options, { say }: Terminal) {
  if (options.csv === options.json) throw new UsageError("export needs either --csv or --json.");
  const found = leadBatches(database, leadFilters(options));
  const parts = options.csv ? asCsv(found) : asJson(found);
  if (options.to === undefined) {
    for await (const part of parts) say(part);
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
  say(`Written to ${options.to}. It holds personal data: delete it after use.\n`);
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
