import { sql } from "drizzle-orm";
import { type Log, redactedError } from "#logging/log.ts";
import type { Orm } from "./connect.server.ts";
import { contentRevision } from "./schema/content.ts";

/** The PostgreSQL channel on which each new revision is announced. */
export const CONTENT_CHANNEL = "content_changed";

/** The newest revision as text, "0" before the first import. */
export async function readContentRevision(orm: Orm): Promise<string> {
  const [row] = await orm.select({ revision: contentRevision.revision }).from(contentRevision);
  return String(row?.revision ?? 0);
}

/**
 * Waits until other publications have ended and lets none begin before this transaction ends: what is
 * read after it is what a publication of the same transaction changes.
 */
export async function lockContent(transaction: Orm): Promise<void> {
  await transaction
    .insert(contentRevision)
    .values({ revision: 0n })
    .onConflictDoUpdate({
      target: contentRevision.id,
      set: { revision: contentRevision.revision },
    });
}

/** Counts one up, and announces it when the surrounding transaction commits. */
export async function bumpContentRevision(transaction: Orm): Promise<string> {
  const [row] = await transaction
    .insert(contentRevision)
    .values({ revision: 1n })
    .onConflictDoUpdate({
      target: contentRevision.id,
      set: { revision: sql`${contentRevision.revision} + 1`, updatedAt: sql`now()` },
    })
    .returning({ revision: contentRevision.revision });
  const revision = String(row?.revision);
  await transaction.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${revision})`);
  return revision;
}

/** Passes each new revision to a listener once, whether it was announced or read. */
export interface RevisionWatch {
  announced(revision: string): void;
  found(revision: string): void;
}

/** The first revision read is where the watch starts: the listener does not get it. */
export function watchRevision(listener: (revision: string) => void, log: Log): RevisionWatch {
  let known: string | undefined;
  const notify = (revision: string) => {
    if (revision === known) return;
    known = revision;
    try {
      listener(revision);
    } catch (error) {
      log.error({ reason: redactedError(error) }, "A listener for new content failed");
    }
  };
  return {
    announced: notify,
    found: (revision) => (known === undefined ? (known = revision) : notify(revision)),
  };
}
