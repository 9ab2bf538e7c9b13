import { lt, sql } from "drizzle-orm";
import { deleteOldCounters } from "#database/rate-limit.ts";
import type { Orm } from "#database/connect.server.ts";
import { deskInvitations, deskSessions, deskVerifications } from "#database/schema/desk.ts";

/** The counters of the desk begin so; none of their windows is longer than a quarter of an hour. */
export const DESK_COUNTERS = "desk:";
const WINDOW_SECONDS = 900;

/** Deletes counters, sessions, challenges and invitations whose time is over: they open nothing any more. */
export async function deleteExpiredRows(orm: Orm): Promise<void> {
  await deleteOldCounters(orm, { prefix: DESK_COUNTERS, olderThanSeconds: WINDOW_SECONDS });
  for (const table of [deskSessions, deskVerifications, deskInvitations]) {
    await orm.delete(table).where(lt(table.expiresAt, sql`now()`));
  }
}
