import { deleteExpiredRows, deleteOldAuditLines } from "./expired-rows.ts";
import type { Log } from "#runtime/logging/log.ts";
import { deleteOldRequests } from "#leads/own-data/own-data-link.ts";
import { deleteOldVitals } from "#database/vitals.ts";
import { deleteReplacedFiles } from "#content/store/pictures.ts";
import type { Database } from "#database/database.ts";
import { forgetOldKeys, deleteOldCounters } from "#database/rate-limit.ts";
import {
  purgeOldLeads,
  purgeQuarantine,
  purgeUnconfirmed,
  sumUpLeadCounts,
} from "#leads/deliver/outbox.queries.ts";

export const CLEAN_UP_EVERY_MS = 60_000;

/**
 * Deletes what is stored for a limited time: counters of IPs, daily keys, the desk's sessions and
 * invitations, unconfirmed sign-ups, files of replaced pictures (a month), audit log lines (two
 * years), measurements of visits (a year), requests for personal data, quarantined leads
 * (`quarantineDays`) and messages (`leadMonths`); 0 means forever. Deletes a few hundred leads at a
 * time, and compacts the counts of leads.
 */
export function createCleanUp(options: {
  readonly database: Pick<Database, "orm">;
  readonly quarantineDays: number;
  readonly leadMonths: number;
  readonly log: Log;
}): () => Promise<number> {
  const { database, quarantineDays, leadMonths, log } = options;
  const { orm } = database;
  return async () => {
    await deleteOldCounters(orm);
    await deleteExpiredRows(orm);
    await deleteReplacedFiles(orm);
    await deleteOldRequests(orm);
    await deleteOldVitals(orm);
    await forgetOldKeys(orm);
    await sumUpLeadCounts(orm);
    const unconfirmed = await purgeUnconfirmed(orm);
    if (unconfirmed > 0) {
      log.info({ leads: unconfirmed }, "Unconfirmed sign-ups deleted");
    }
    const quarantined = quarantineDays === 0 ? 0 : await purgeQuarantine(orm, quarantineDays);
    if (quarantined > 0) {
      log.info({ leads: quarantined, days: quarantineDays }, "Expired quarantined leads deleted");
    }
    const old = leadMonths === 0 ? 0 : await purgeOldLeads(orm, leadMonths);
    if (old > 0) log.info({ leads: old, months: leadMonths }, "Expired leads deleted");
    const audited = await deleteOldAuditLines(orm);
    if (audited > 0) log.info({ lines: audited }, "Audit log lines older than two years deleted");
    return unconfirmed + quarantined + old + audited === 0 ? CLEAN_UP_EVERY_MS : 1000;
  };
}
