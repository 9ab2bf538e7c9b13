import { type SQLWrapper, sql } from "drizzle-orm";
import { type Log, redactedError } from "#logging/log.ts";
import type { Orm } from "./connect.server.ts";
import { asOneStatement } from "./one-statement.ts";
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
 * read after it is what a publication of the same transaction changes. Returns the revision that stands.
 */
export async function lockContent(transaction: Orm): Promise<bigint> {
  const [row] = await transaction
    .insert(contentRevision)
    .values({ revision: 0n })
    .onConflictDoUpdate({
      target: contentRevision.id,
      set: { revision: contentRevision.revision },
    })
    .returning({ revision: contentRevision.revision });
  return row?.revision ?? 0n;
}

/** Counts one up, and announces it when the surrounding transaction commits. */
export async function bumpContentRevision(transaction: Orm): Promise<string> {
  const revision = (await lockContent(transaction)) + 1n;
  await asOneStatement(transaction, settingRevision(transaction, revision));
  return String(revision);
}

/** The statements that make a revision the newest, of content that is locked, and announce it. */
export function settingRevision(transaction: Orm, revision: bigint): readonly SQLWrapper[] {
  return [
    transaction.update(contentRevision).set({ revision, updatedAt: sql`now()` }),
    sql`select pg_notify(${CONTENT_CHANNEL}, ${String(revision)})`,
  ];
}

/**
 * Passes each new revision to a listener once, whether it was announced or read. The first that is read is where
 * the watch starts: the listener does not get it.
 */
export function watchRevision(listener: (revision: string) => void, log: Log) {
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
    found: (revision: string) => (known === undefined ? (known = revision) : notify(revision)),
  };
}
