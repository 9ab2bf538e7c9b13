import { sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import { auditLog } from "#database/schema/audit-log.ts";

/** So many at a time, so that nobody waits for them. */
const BATCH = 500;

/**
 * Deletes lines of the audit log that are older than two years (rule 10.9), the oldest first, and returns
 * how many. The database lets no younger one go.
 */
export async function deleteOldAuditLines(orm: Orm): Promise<number> {
  const deleted = await orm
    .delete(auditLog)
    .where(
      sql`${auditLog.id} in (
        select id from ${auditLog} where at < now() - interval '2 years' order by at limit ${BATCH})`,
    )
    .returning({ id: auditLog.id });
  return deleted.length;
}
