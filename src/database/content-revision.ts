import { type SQLWrapper, sql } from "drizzle-orm";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import type { Orm } from "./database.ts";
import { asOneStatement } from "./one-statement.ts";
import { contentRevision } from "./schema/content.ts";

export const CONTENT_CHANNEL = "content_changed";

/** Returns the newest revision as text, "0" before the first import. */
export async function readContentRevision(orm: Orm): Promise<string> {
  const [row] = await orm.select({ revision: contentRevision.revision }).from(contentRevision);
  return String(row?.revision ?? 0);
}

/**
 * Locks content against other publications until the transaction ends, so that later reads in it
 * stay true. Returns the current revision.
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

/** Increments the revision, and announces it on commit. */
export async function bumpContentRevision(transaction: Orm): Promise<string> {
  const revision = (await lockContent(transaction)) + 1n;
  await asOneStatement(transaction, settingRevision(transaction, revision));
  return String(revision);
}

/** Returns the statements that set and announce a revision; the content must be locked. */
export function settingRevision(transaction: Orm, revision: bigint): readonly SQLWrapper[] {
  return [
    transaction.update(contentRevision).set({ revision, updatedAt: sql`now()` }),
    sql`select pg_notify(${CONTENT_CHANNEL}, ${String(revision)})`,
  ];
}

/**
 * Passes each new revision to a listener once, whether announced or read. The first one read is the
 * baseline and is not passed.
 */
export function watchRevision(listener: (revision: string) => void, log: Log) {
  let known: string | undefined;
  const notify = (revision: string) => {
    if (revision === known) return;
    known = revision;
    try {
      listener(revision);
    } catch (error) {
      log.error({ reason: redactedError(error) }, "Content listener failed");
    }
  };
  return {
    announced: notify,
    found: (revision: string) => (known === undefined ? (known = revision) : notify(revision)),
  };
}
