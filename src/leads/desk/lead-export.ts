import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "hono";
import { z } from "zod";
import type { Orm } from "#database/database.ts";
import { streamedBody } from "#runtime/http/streamed-body.ts";
import { LEAD_COLUMNS } from "./contract.ts";
import { readItems } from "#content/store/content-entries.ts";
import { BYTE_ORDER_MARK, csvLine } from "#leads/csv.ts";
import { malformedColumns } from "#leads/lead-fields.ts";
import { redactedError } from "#runtime/logging/log.ts";
import { namesOf } from "#accounts/accounts.ts";
import { recordAudit } from "#accounts/audit.ts";
import type { DeskServices } from "#accounts/calls/desk-routes.ts";
import type { Account } from "#accounts/desk-session.ts";
import { COLUMNS, separatorOf, type Sheet } from "./lead-columns.ts";
import { filteredLeads, leadFilter } from "./lead-queries.ts";

/** Attempts to write the final audit line, which outlast a database restart. */
const AUDIT_TRIES = 6;
const AUDIT_BACKOFF_MS = 500;

export const exportQuery = leadFilter.extend({
  columns: z
    .string()
    .max(500)
    .default(LEAD_COLUMNS.join(","))
    .transform((names) => names.split(","))
    .pipe(z.array(z.enum(LEAD_COLUMNS)).max(LEAD_COLUMNS.length)),
  zone: z.string().max(60).refine(isZone).default("America/Sao_Paulo"),
});

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

async function sheetFor(orm: Orm, { language }: Account, zone: string): Promise<Sheet> {
  const restaurants = await readItems(orm, "restaurants");
  const places = restaurants.map(({ slug, name }) => [slug, name] as const);
  return { language, zone, names: new Map([...places, ...(await namesOf(orm))]) };
}

/**
 * Streams matching leads as CSV. Writes an audit line at the start, and one at the end with the
 * maximum number of rows sent and whether it was complete. A late failure breaks the download; an
 * early one is a 503.
 */
export async function exportLeads(
  context: Context,
  { orm, log }: Pick<DeskServices, "orm" | "log">,
  account: Account,
  { columns, zone, ...filter }: z.infer<typeof exportQuery>,
): Promise<Response> {
  // Searches and e-mails may identify a visitor, so they stay out of the log.
  const { email: _, search: __, ...details } = filter;
  const sheet = await sheetFor(orm, account, zone);
  const separator = separatorOf(sheet.language);
  const titles = columns.map((column) => COLUMNS[column].title[sheet.language]);
  const batches = filteredLeads(orm, account, filter);
  const first = await batches.next();
  await recordAudit(orm, { actor: account.id, action: "leads.export-begun", details });

  async function recordEnd(isWhole: boolean, rows: number): Promise<void> {
    const action = isWhole ? "leads.exported" : "leads.export-broken";
    for (let tries = 1; ; tries += 1) {
      try {
        return await recordAudit(orm, { actor: account.id, action, details: { ...details, rows } });
      } catch (error) {
        if (tries === AUDIT_TRIES) {
          const fields = { actor: account.id, action, rows, reason: redactedError(error) };
          return log.error(fields, "End of export not audited");
        }
      }
      await sleep(AUDIT_BACKOFF_MS * 2 ** (tries - 1), undefined, { ref: false });
    }
  }

  async function* csv(): AsyncGenerator<Uint8Array> {
    let rows = 0;
    let isWhole = false;
    try {
      yield Buffer.from(BYTE_ORDER_MARK + csvLine(titles, separator));
      for (let batch = first; !batch.done; batch = await batches.next()) {
        // Counted before sending: a client that leaves may have read them.
        rows += batch.value.length;
        const odd = batch.value
          .filter((lead) => malformedColumns(lead).length > 0)
          .map(({ id }) => id);
        if (odd.length > 0) log.warn({ leads: odd }, "Exported leads with unexpected rows");
        const lines = batch.value.map((lead) =>
          csvLine(
            columns.map((column) => COLUMNS[column].cell(lead, sheet)),
            separator,
          ),
        );
        yield Buffer.from(lines.join(""));
      }
      isWhole = true;
    } catch (error) {
      log.error({ actor: account.id, rows, reason: redactedError(error) }, "Export aborted");
      throw error;
    } finally {
      const recorded = recordEnd(isWhole, rows);
      // A broken connection is cut at once, even while the database is away.
      if (isWhole) await recorded;
    }
  }

  return context.body(
    streamedBody(context, csv(), () => {}),
    200,
    {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="leads.csv"',
    },
  );
}
