import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import type { Piece } from "../store/content-entries.ts";
import type { PublishedPiece } from "#content/store/publish-piece.ts";
import { writersAfter } from "./draft-writers.ts";
import { contentDrafts } from "#database/schema/content-drafts.ts";

export type Draft = Omit<typeof contentDrafts.$inferSelect, "content"> & {
  readonly content: AnyPiece;
};

/** The saved part of a draft or scheduled version. */
export interface SavedContent {
  readonly content: AnyPiece;
  /**
   * The fingerprint of the published entry that it started from, or whose conflict was resolved.
   */
  readonly basedOn: string;
  readonly published: PublishedPiece;
  readonly author: string;
}

/** In milliseconds, JavaScript's precision; no two saves share it. */
const SAVED_NOW = sql`date_trunc('milliseconds', clock_timestamp())`;
export const SAVED_AGAIN = sql`greatest(${SAVED_NOW}, ${contentDrafts.savedAt} + interval '1 millisecond')`;

/** Reads an entry's draft, optionally locked for publication. */
export function readDraft(orm: Orm, piece: Piece, lock?: Lock): Promise<Draft | undefined> {
  return readRow(orm, draftOf(piece), lock);
}

export interface Lock {
  readonly isLocked?: boolean;
}

/** Reads the draft or scheduled version of a condition. */
export async function readRow<Row extends Draft>(
  orm: Orm,
  condition: SQL | undefined,
  { isLocked = false }: Lock = {},
): Promise<Row | undefined> {
  const query = orm.select().from(contentDrafts).where(condition);
  const [row] = await (isLocked ? query.for("update") : query);
  return row as Row | undefined;
}

/**
 * Saves a draft over the one last `seen` (its time of saving; undefined for a new one). Undefined,
 * without saving, if another user has saved meanwhile.
 */
export async function saveDraft(
  orm: Orm,
  piece: Piece,
  { seen, ...saved }: SavedContent & { readonly seen: Date | undefined },
): Promise<Draft | undefined> {
  const { content, basedOn, author, published } = saved;
  const base = basedOn === published.fingerprint ? published.content : undefined;
  const before = seen === undefined ? undefined : await readDraft(orm, piece);
  const writers = writersAfter(published.content, before, { content, author });
  const values = { content, basedOn, author, writers, problem: "" } as const;
  const [row] = await (
    seen === undefined
      ? orm
          .insert(contentDrafts)
          .values({ ...piece, ...values, base: base ?? null, savedAt: SAVED_NOW })
          .onConflictDoNothing()
      : orm
          .update(contentDrafts)
          .set({ ...values, base: base ?? keptBase(basedOn), savedAt: SAVED_AGAIN })
          .where(and(draftOf(piece), eq(contentDrafts.savedAt, seen)))
  ).returning();
  return row as Draft | undefined;
}

/** Keeps the unpublished rest of a draft over the published entry; deletes an empty one. */
export async function keepRest(orm: Orm, draft: Draft, published: PublishedPiece): Promise<void> {
  const writers = writersAfter(published.content, draft, draft);
  if (Object.keys(writers).length === 0) return void (await discardDraft(orm, draft));
  const { content: base = null, fingerprint: basedOn } = published;
  await orm
    .update(contentDrafts)
    .set({ writers, base, basedOn, savedAt: SAVED_AGAIN })
    .where(draftOf(draft));
}

/** Deletes a draft, if given only the one `seen`; false if none exists. */
export function discardDraft(orm: Orm, piece: Piece, seen?: Date): Promise<boolean> {
  return deleteRow(orm, and(draftOf(piece), seen && eq(contentDrafts.savedAt, seen)));
}

/** Deletes the draft or scheduled version of a condition; false if none exists. */
export async function deleteRow(orm: Orm, condition: SQL | undefined): Promise<boolean> {
  const rows = await orm
    .delete(contentDrafts)
    .where(condition)
    .returning({ slug: contentDrafts.slug });
  return rows.length > 0;
}

/** Keeps the base while its fingerprint stays: no other place may have an older one. */
function keptBase(basedOn: string) {
  return sql`case when ${contentDrafts.basedOn} = ${basedOn} then ${contentDrafts.base} end`;
}

export function ofPiece({ kind, slug }: Piece) {
  return and(eq(contentDrafts.kind, kind), eq(contentDrafts.slug, slug));
}

export function draftOf(piece: Piece) {
  return and(ofPiece(piece), isNull(contentDrafts.publishAt));
}
