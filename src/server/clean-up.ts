import { deleteExpiredRows, deleteOldAuditLines } from "#desk/server/expired-rows.ts";
import type { Log } from "#logging/log.ts";
import { deleteOldRequests } from "#leads/own-data/own-data-link.ts";
import { deleteOldVitals } from "#database/vitals.ts";
import { deleteReplacedFiles } from "#database/pictures.ts";
import type { Database } from "#database/connect.server.ts";
import { forgetOldKeys, deleteOldCounters } from "#database/rate-limit.ts";
import {
  purgeOldLeads,
  purgeQuarantine,
  purgeUnconfirmed,
  sumUpLeadCounts,
} from "#leads/deliver/outbox.queries.ts";

/** Between two rounds. */
export const CLEAN_UP_EVERY_MS = 60_000;

/**
 * Deletes what is stored for a limited time: the counters of visitors' IPs once
 * their window is over, the keys of other days, sessions and invitations of the desk, sign-ups that were not confirmed in time, files of pictures that were replaced a month ago, lines of the audit log after two years, what was measured of visits after one, requests for links to one's own data, what lay in the
 * quarantine for `quarantineDays`, and messages after `leadMonths` (0: forever), a few hundred leads at a time. It sums up the counts of leads too.
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
      log.info({ leads: unconfirmed }, "Sign-ups deleted: not confirmed in time");
    }
    const quarantined = quarantineDays === 0 ? 0 : await purgeQuarantine(orm, quarantineDays);
    if (quarantined > 0) {
      log.info(
        { leads: quarantined, days: quarantineDays },
        "Quarantined leads deleted: their time is over",
      );
    }
    const old = leadMonths === 0 ? 0 : await purgeOldLeads(orm, leadMonths);
    if (old > 0) log.info({ leads: old, months: leadMonths }, "Leads deleted: their time is over");
    const audited = await deleteOldAuditLines(orm);
    if (audited > 0) log.info({ lines: audited }, "Lines of the audit log deleted: two years old");
    return unconfirmed + quarantined + old + audited === 0 ? CLEAN_UP_EVERY_MS : 1000;
  };
}
