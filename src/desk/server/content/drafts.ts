import { and, eq, lte, sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import type { StoredItem } from "#database/content-rows.ts";
import type { Piece } from "#database/content-versions.ts";
import { contentDrafts } from "#database/schema/content-drafts.ts";

export type Draft = Omit<typeof contentDrafts.$inferSelect, "content"> & {
  readonly content: StoredItem;
};

/** What kept a draft from being published at its time. */
export type DraftProblem = Exclude<Draft["problem"], "">;

/** The draft of a piece, locked for the transaction where it is to be published. */
export async function readDraft(
  orm: Orm,
  piece: Piece,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<Draft | undefined> {
  const query = orm.select().from(contentDrafts).where(ofPiece(piece));
  const [row] = await (isLocked ? query.for("update") : query);
  return row as Draft | undefined;
}

/**
 * Saves a draft over the one that its author last saw (`seen`, the time of its saving; undefined where
 * there was none). Returns undefined, and saves nothing, where somebody else has saved meanwhile.
 */
export async function saveDraft(
  orm: Orm,
  piece: Piece,
  draft: {
    readonly content: StoredItem;
    readonly basedOn: string;
    readonly author: string;
    readonly seen: Date | undefined;
  },
): Promise<Draft | undefined> {
  const { content, basedOn, author, seen } = draft;
  // To the millisecond, as JavaScript reads it back; two saves never have the same.
  const now = sql`date_trunc('milliseconds', clock_timestamp())`;
  const values = { content, basedOn, author, publishAt: null, problem: "" } as const;
  const insert = orm.insert(contentDrafts).values({ ...piece, ...values, savedAt: now });
  const [row] = await (
    seen === undefined
      ? insert.onConflictDoNothing()
      : orm
          .update(contentDrafts)
          .set({
            ...values,
            savedAt: sql`greatest(${now}, ${contentDrafts.savedAt} + interval '1 millisecond')`,
          })
          .where(and(ofPiece(piece), eq(contentDrafts.savedAt, seen)))
  ).returning();
  return row as Draft | undefined;
}

/**
 * Sets or takes away (null) the time at which the draft that was `seen` is published, in the name of
 * `author`; false where there is no such draft.
 */
export async function scheduleDraft(
  orm: Orm,
  piece: Piece,
  plan: { readonly seen: Date; readonly author: string; readonly publishAt: Date | null },
): Promise<boolean> {
  const { seen, author, publishAt } = plan;
  const rows = await orm
    .update(contentDrafts)
    .set({ author, publishAt, problem: "" })
    .where(and(ofPiece(piece), eq(contentDrafts.savedAt, seen)))
    .returning({ slug: contentDrafts.slug });
  return rows.length > 0;
}

/** Deletes a draft; false where there is none. */
export async function discardDraft(orm: Orm, piece: Piece): Promise<boolean> {
  const rows = await orm
    .delete(contentDrafts)
    .where(ofPiece(piece))
    .returning({ slug: contentDrafts.slug });
  return rows.length > 0;
}

/** A draft whose time has come, locked for the transaction; those that another process has are passed over. */
export async function claimDueDraft(transaction: Orm): Promise<Draft | undefined> {
  const [row] = await transaction
    .select()
    .from(contentDrafts)
    .where(lte(contentDrafts.publishAt, sql`now()`))
    .orderBy(contentDrafts.publishAt)
    .limit(1)
    .for("update", { skipLocked: true });
  return row as Draft | undefined;
}

/** What kept a draft from being published at its time; it waits for its author. */
export async function markDraftFailed(
  orm: Orm,
  piece: Piece,
  problem: DraftProblem,
): Promise<void> {
  await orm.update(contentDrafts).set({ publishAt: null, problem }).where(ofPiece(piece));
}

function ofPiece({ kind, slug }: Piece) {
  return and(eq(contentDrafts.kind, kind), eq(contentDrafts.slug, slug));
}
