import type { Database } from "#database/connect.server.ts";
import { UsageError } from "../command-line.ts";
import type { Options } from "./arguments.ts";
import { countLeads, type Lead, leadBatches } from "./find-leads.ts";
import { leadFilters } from "./lead-filters.ts";
import { tableWriter } from "./table.ts";
import type { Terminal } from "./terminal.ts";

const HEADER = ["ID", "RECEIVED (UTC)", "FORM", "STATE", "RESTAURANT", "E-MAIL", "SCORE", "REASON"];

/** Without `--limit` or `--all`. */
const DEFAULT_LIMIT = 100;

/**
 * Prints the newest leads that fit, a batch at a time, so that any number of them can be listed: a
 * table for people, one array for programs. Says so when there are more than it was to show.
 */
export async function list(database: Database, options: Options, { say, complain }: Terminal) {
  const condition = leadFilters(options);
  const limit = readLimit(options);
  const total = await countLeads(database, condition);
  const print = options.json ? jsonPrinter(say) : tablePrinter(say);
  let shown = 0;
  for await (const batch of leadBatches(database, condition, limit)) {
    print.batch(batch);
    shown += batch.length;
  }
  print.end(shown);
  if (shown < total) complain(`${shown} of ${total}: --limit N or --all shows more.\n`);
  return 0;
}

function readLimit({ limit, all }: Options): number {
  if (limit === undefined) return all ? Infinity : DEFAULT_LIMIT;
  if (all) throw new UsageError("list takes --limit or --all, not both.");
  if (/^[1-9]\d{0,8}$/.test(limit)) return Number(limit);
  throw new UsageError(`--limit is a whole number from 1 on, not "${limit}".`);
}

function tablePrinter(say: Terminal["say"]) {
  const print = tableWriter(HEADER);
  return {
    batch: (batch: readonly Lead[]) => say(`${print(batch.map(rowOf))}\n`),
    end: (shown: number) => say(`${shown === 1 ? "1 lead" : `${shown} leads`}\n`),
  };
}

function jsonPrinter(say: Terminal["say"]) {
  let separator = "[\n";
  return {
    batch(batch: readonly Lead[]) {
      for (const lead of batch) {
        say(`${separator}${JSON.stringify(summaryOf(lead))}`);
        separator = ",\n";
      }
    },
    end: () => say(separator === "[\n" ? "[]\n" : "\n]\n"),
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
