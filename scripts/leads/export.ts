import type { Database } from "#database/connect.server.ts";
import { exportedFields, oddColumns } from "#leads/lead-fields.ts";
import { LEADS_CSV_HEAD, leadsCsv } from "#leads/csv.ts";
import { countLeads, type Lead, leadBatches } from "#leads/find-leads.ts";
import { type Filters, leadFilters } from "./lead-filters.ts";
import { progressBar } from "./progress-bar.ts";
import { openUnfinished } from "./unfinished-export.ts";
import { type Terminal, UsageError } from "../command-line.ts";

interface ExportOptions extends Filters {
  readonly csv?: boolean;
  readonly json?: boolean;
  readonly to?: string;
}

/**
 * Writes every field of the leads that fit, to the terminal or to a new file. An export to a file that
 * was broken off continues when it is asked for again.
 */
export async function exportLeads(database: Database, options: ExportOptions, terminal: Terminal) {
  if (options.csv === options.json) throw new UsageError("export needs either --csv or --json.");
  const format = options.csv ? CSV : JSON_ARRAY;
  const condition = leadFilters(options);
  const { writeOut, drained } = terminal;
  if (options.to === undefined) {
    let rows = 0;
    writeOut(format.head);
    try {
      for await (const batch of leadBatches(database, condition)) {
        writeOut(format.rows(batch.rows, rows));
        nameOdd(batch.rows, terminal);
        await drained?.();
        rows += batch.rows.length;
      }
    } catch (error) {
      throw new Error(`The output is not whole: broken off after ${rows} leads`, { cause: error });
    }
    writeOut(format.foot(rows));
    return;
  }
  const { to, ...selection } = options;
  const file = await openUnfinished(to, JSON.stringify(selection));
  const bar = progressBar(terminal, await countLeads(database, condition));
  try {
    if (file.begun === undefined) await file.write(format.head);
    else writeOut(`Going on after ${file.begun.rows} leads that ${to}.part has.\n`);
    for await (const batch of leadBatches(database, condition, { after: file.begun?.last })) {
      const { rows, last } = batch;
      await file.write(format.rows(rows, file.rows()), { rows: rows.length, last });
      nameOdd(rows, terminal);
      bar.show(file.rows());
    }
    await file.write(format.foot(file.rows()));
  } catch (error) {
    await file.close();
    throw new Error(
      `Broken off after ${file.rows()} leads. The same command goes on; ${to}.part holds personal data`,
      {
        cause: error,
      },
    );
  } finally {
    bar.end();
  }
  await file.finish();
  writeOut(`Written to ${to}. It holds personal data: delete it after use.\n`);
}

/** Names the leads of which not everything could be read. */
function nameOdd(leads: readonly Lead[], { writeErr }: Terminal): void {
  for (const lead of leads) {
    const odd = oddColumns(lead);
    if (odd.length > 0)
      writeErr(`${lead.id}: not in its usual shape, look into the row: ${odd.join(", ")}\n`);
  }
}

interface Format {
  readonly head: string;
  /** `before` is how many rows stand there already. */
  rows(leads: readonly Lead[], before: number): string;
  foot(rows: number): string;
}

const CSV: Format = {
  head: LEADS_CSV_HEAD,
  rows: leadsCsv,
  foot: () => "",
};

const JSON_ARRAY: Format = {
  head: "[",
  rows: (leads, before) =>
    (before === 0 ? "\n" : ",\n") +
    leads.map((lead) => JSON.stringify(exportedFields(lead))).join(",\n"),
  foot: (rows) => (rows === 0 ? "]\n" : "\n]\n"),
};
