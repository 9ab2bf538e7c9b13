import type { Database } from "#database/connect.server.ts";
import { countLeads, type Lead, leadBatches } from "#leads/find-leads.ts";
import { type Filters, leadFilters } from "./lead-filters.ts";
import { tableWriter } from "./table.ts";
import { type Terminal, UsageError } from "../command-line.ts";

const HEADER = ["ID", "RECEIVED (UTC)", "FORM", "STATE", "RESTAURANT", "E-MAIL", "SCORE", "REASON"];

interface ListOptions extends Filters {
  readonly limit?: string;
  readonly all?: boolean;
  readonly json?: boolean;
}

/** Without `--limit` or `--all`. */
const DEFAULT_LIMIT = 100;

/**
 * Prints the newest leads that fit, a batch at a time, so that any number of them can be listed: a
 * table for people, one array for programs. Says so when there are more than it was to show.
 */
export async function list(
  database: Database,
  options: ListOptions,
  { writeOut, writeErr, drained }: Terminal,
) {
  const condition = leadFilters(options);
  const limit = readLimit(options);
  const total = await countLeads(database, condition);
  const print = options.json ? jsonPrinter(writeOut) : tablePrinter(writeOut);
  let shown = 0;
  for await (const { rows } of leadBatches(database, condition, { limit })) {
    print.batch(rows);
    await drained?.();
    shown += rows.length;
  }
  print.end(shown);
  if (shown < total) writeErr(`${shown} of ${total}: --limit N or --all shows more.\n`);
}

function readLimit({ limit, all }: ListOptions): number {
  if (limit === undefined) return all ? Infinity : DEFAULT_LIMIT;
  if (all) throw new UsageError("list takes --limit or --all, not both.");
  if (/^[1-9]\d{0,8}$/.test(limit)) return Number(limit);
  throw new UsageError(`--limit is a whole number from 1 on, not "${limit}".`);
}

function tablePrinter(writeOut: Terminal["writeOut"]) {
  const print = tableWriter(HEADER);
  return {
    batch: (batch: readonly Lead[]) => writeOut(`${print(batch.map(rowOf))}\n`),
    end: (shown: number) => writeOut(`${shown === 1 ? "1 lead" : `${shown} leads`}\n`),
  };
}

function jsonPrinter(writeOut: Terminal["writeOut"]) {
  let separator = "[\n";
  return {
    batch(batch: readonly Lead[]) {
      for (const lead of batch) {
        writeOut(`${separator}${JSON.stringify(summaryOf(lead))}`);
        separator = ",\n";
      }
    },
    end: () => writeOut(separator === "[\n" ? "[]\n" : "\n]\n"),
  };
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
