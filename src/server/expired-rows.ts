import { lt, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { deleteOldEditors } from "#content/desk/note-editor.ts";
import { deskInvitations, deskSessions, deskVerifications } from "#database/schema/desk.ts";

/** Deletes expired sessions, challenges, invitations and open editors. */
export async function deleteExpiredRows(orm: Orm): Promise<void> {
  for (const table of [deskSessions, deskVerifications, deskInvitations]) {
    await orm.delete(table).where(lt(table.expiresAt, sql`now()`));
  }
  await deleteOldEditors(orm);
}

/** Audit lines deleted per statement, so that others need not wait. */
const LINES_AT_ONCE = 500;

/**
 * Deletes audit lines over two years old (rule 10.9), oldest first, and returns their number. The
 * database refuses to delete younger ones.
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
