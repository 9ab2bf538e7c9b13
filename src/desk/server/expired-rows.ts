import { lt, sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { deskInvitations, deskSessions, deskVerifications } from "#database/schema/desk.ts";

/** Deletes sessions, challenges and invitations whose time is over: they open nothing any more. */
export async function deleteExpiredRows(orm: Orm): Promise<void> {
  for (const table of [deskSessions, deskVerifications, deskInvitations]) {
    await orm.delete(table).where(lt(table.expiresAt, sql`now()`));
  }
}

/** So many lines of the audit log, so that nobody waits for them. */
const LINES_AT_ONCE = 500;

/**
 * Deletes lines of the audit log that are older than two years (rule 10.9), the oldest first, and returns
 * how many. The database lets no younger one go.
 */
export async function deleteOldAuditLines(orm: Orm): Promise<number> {
  const deleted = await orm
    .delete(auditLog)
    .where(
      sql`${auditLog.id} in (
        select id from ${auditLog} where at < now() - interval '2 years' order by at limit ${LINES_AT_ONCE})`,
    )
    .returning({ id: auditLog.id });
  return deleted.length;
}
