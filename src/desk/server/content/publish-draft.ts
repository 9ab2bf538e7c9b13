import type { Orm } from "#database/connect.server.ts";
import type { Piece, Publisher } from "#database/content-versions.ts";
import { readVersion } from "#database/content-versions.ts";
import { PieceConflictError, publishPiece, type PublishedPiece } from "#database/publish-piece.ts";
import { type Log, redactedError } from "#logging/log.ts";
import {
  checkPiece,
  checkReferences,
  checkUploadedPictures,
  type HasPicture,
  WrongContentError,
} from "./check-content.ts";
import {
  claimDueDraft,
  discardDraft,
  type Draft,
  type DraftProblem,
  markDraftFailed,
  readDraft,
} from "./drafts.ts";

/** What publications work with. */
export interface Publications {
  readonly orm: Orm;
  readonly hasPicture: HasPicture;
  readonly log: Log;
}

/**
 * Publishes the draft of a piece as it was `seen` and ends it; undefined where there is none, or
 * somebody has saved another one. Throws a
 * {@link PieceConflictError} where the piece was published since the draft was begun, and a
 * {@link WrongContentError}; the draft stays.
 */
export function publishDraft(
  { orm, hasPicture }: Publications,
  { piece, seen, actor }: { readonly piece: Piece; readonly seen: Date; readonly actor: string },
): Promise<PublishedPiece | undefined> {
  return orm.transaction(async (transaction) => {
    const draft = await readDraft(transaction, piece, { isLocked: true });
    if (draft?.savedAt.getTime() !== seen.getTime()) return undefined;
    return publishAndEnd(transaction, draft, { actor, hasPicture });
  });
}

/** Throws a {@link WrongContentError} where the draft could not be published as it is. */
export async function checkDraft({ orm, hasPicture }: Publications, piece: Piece): Promise<void> {
  const draft = await readDraft(orm, piece);
  if (draft === undefined) return;
  await orm.transaction((transaction) =>
    checkUploadedPictures(transaction, checkPiece(piece, draft.content, hasPicture)),
  );
}

/** Publishes one draft whose time has come; false where there is none. */
export async function publishDueDraft({ orm, hasPicture, log }: Publications): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    const draft = await claimDueDraft(transaction);
    if (draft === undefined) return false;
    const { kind, slug } = draft;
    try {
      // A savepoint: what it wrote goes where it fails, and the draft is marked.
      await transaction.transaction((inner) =>
        publishAndEnd(inner, draft, { actor: draft.author, hasPicture }),
      );
      log.info({ kind, slug }, "A draft was published at its time");
    } catch (error) {
      const problem = problemOf(error);
      if (problem === undefined) throw error;
      log.error({ kind, slug, reason: redactedError(error) }, "A draft was not published");
      await markDraftFailed(transaction, { kind, slug }, problem);
    }
    return true;
  });
}

/**
 * Publishes what a piece once was, undefined where there is no such version: a version that says that
 * it was deleted deletes it again. Throws a {@link PieceConflictError} and a {@link WrongContentError}.
 */
export function restoreVersion(
  { orm, hasPicture }: Publications,
  {
    piece,
    id,
    basedOn,
    actor,
  }: {
    readonly piece: Piece;
    readonly id: bigint;
    readonly basedOn: string;
    readonly actor: string;
  },
): Promise<PublishedPiece | undefined> {
  return orm.transaction(async (transaction) => {
    const version = await readVersion(transaction, piece, id);
    if (version === undefined) return undefined;
    const content =
      version.content === null ? undefined : checkPiece(piece, version.content, hasPicture);
    if (content !== undefined) await checkUploadedPictures(transaction, content);
    return publishPiece(transaction, {
      piece,
      content,
      basedOn,
      by: { source: "desk", action: "undo", actor },
      restored: version,
      check: checkReferences(piece),
    });
  });
}

async function publishAndEnd(
  transaction: Orm,
  draft: Draft,
  { actor, hasPicture }: { readonly actor: string; readonly hasPicture: HasPicture },
) {
  const { kind, slug, basedOn } = draft;
  const piece = { kind, slug };
  const by: Publisher = { source: "desk", action: "publish", actor };
  const content = checkPiece(piece, draft.content, hasPicture);
  await checkUploadedPictures(transaction, content);
  const publication = {
    piece,
    content,
    basedOn,
    by,
    check: checkReferences(piece),
  };
  const published = await publishPiece(transaction, publication);
  await discardDraft(transaction, piece);
  return published;
}

/** What the draft's author can mend; anything else is a fault of ours or of the database. */
function problemOf(error: unknown): DraftProblem | undefined {
  if (error instanceof PieceConflictError) return "conflict";
  return error instanceof WrongContentError ? "invalid" : undefined;
}
