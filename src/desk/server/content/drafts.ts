import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Orm } from "#database/connect.server.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import type { Piece } from "#database/content-versions.ts";
import type { PublishedPiece } from "#database/publish-piece.ts";
import { writersAfter } from "./draft-writers.ts";
import { contentDrafts } from "#database/schema/content-drafts.ts";

export type Draft = Omit<typeof contentDrafts.$inferSelect, "content"> & {
  readonly content: AnyPiece;
};

/** What is saved of a draft or a plan. */
export interface SavedContent {
  readonly content: AnyPiece;
  /** The fingerprint of the published piece that it was begun from, or decided over. */
  readonly basedOn: string;
  /** What is published now. */
  readonly published: PublishedPiece;
  readonly author: string;
}

/** To the millisecond, as JavaScript reads it back; two saves never have the same. */
const SAVED_NOW = sql`date_trunc('milliseconds', clock_timestamp())`;
export const SAVED_AGAIN = sql`greatest(${SAVED_NOW}, ${contentDrafts.savedAt} + interval '1 millisecond')`;

/** The draft of a piece, with `isLocked` for the transaction where it is to be published. */
export function readDraft(orm: Orm, piece: Piece, lock?: Lock): Promise<Draft | undefined> {
  return readRow(orm, draftOf(piece), lock);
}

export interface Lock {
  readonly isLocked?: boolean;
}

/** The draft or plan that meets the condition. */
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
 * Saves a draft over the one that its author last saw (`seen`, the time of its saving; undefined where
 * there was none). Returns undefined, and saves nothing, where somebody else has saved meanwhile.
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

/** Deletes a draft, with `seen` that one alone; false where there is none. */
export function discardDraft(orm: Orm, piece: Piece, seen?: Date): Promise<boolean> {
  return deleteRow(orm, and(draftOf(piece), seen && eq(contentDrafts.savedAt, seen)));
}

/** Deletes the draft or plan that meets the condition; false where none does. */
export async function deleteRow(orm: Orm, condition: SQL | undefined): Promise<boolean> {
  const rows = await orm
    .delete(contentDrafts)
    .where(condition)
    .returning({ slug: contentDrafts.slug });
  return rows.length > 0;
}

/** What a draft was begun from, as long as it is the same: of an older fingerprint nothing else may know it. */
function keptBase(basedOn: string) {
  return sql`case when ${contentDrafts.basedOn} = ${basedOn} then ${contentDrafts.base} end`;
}

export function ofPiece({ kind, slug }: Piece) {
  return and(eq(contentDrafts.kind, kind), eq(contentDrafts.slug, slug));
}

export function draftOf(piece: Piece) {
  return and(ofPiece(piece), isNull(contentDrafts.publishAt));
}
