import type { FindMarkdownProblems } from "#content/shapes/content-checks.ts";
import type { Orm } from "#database/connect.server.ts";
import type { Piece, Publisher } from "#database/content-versions.ts";
import { readVersion } from "#database/content-versions.ts";
import {
  PieceConflictError,
  publishPiece,
  type PublishedPiece,
  readPiece,
} from "#database/publish-piece.ts";
import { type Log, redactedError } from "#logging/log.ts";
import type { Account } from "../desk-session.ts";
import {
  checkMarkdown,
  checkPiece,
  checkReferences,
  checkUploadedPictures,
  type HasPicture,
  WrongContentError,
} from "./check-content.ts";
import { checkUrlFields, findPublisher } from "./content-access.ts";
import {
  claimDueDraft,
  discardDraft,
  type Draft,
  type DraftProblem,
  markDraftFailed,
  readDraft,
} from "./drafts.ts";

/** What content is checked with. */
interface Checks {
  readonly hasPicture: HasPicture;
  readonly findMarkdownProblems: FindMarkdownProblems;
}

/** What publications work with. */
export interface Publications extends Checks {
  readonly orm: Orm;
  readonly log: Log;
}

/**
 * Publishes the draft of a piece as it was `seen` and ends it; undefined where there is none, or
 * somebody has saved another one. Throws a
 * {@link PieceConflictError} where the piece was published since the draft was begun, and a
 * {@link WrongContentError}; the draft stays.
 */
export async function publishDraft(
  { orm, ...checks }: Publications,
  {
    piece,
    seen,
    account,
  }: { readonly piece: Piece; readonly seen: Date; readonly account: Account },
): Promise<PublishedPiece | undefined> {
  const isSeen = (one: Draft | undefined) => one?.savedAt.getTime() === seen.getTime();
  const saved = await readDraft(orm, piece);
  if (isSeen(saved)) await checkMarkdown(piece, saved?.content, checks.findMarkdownProblems);
  return orm.transaction(async (transaction) => {
    const draft = await readDraft(transaction, piece, { isLocked: true });
    if (draft === undefined || !isSeen(draft)) return undefined;
    return publishAndEnd(transaction, draft, { account, checks });
  });
}

/** Throws a {@link WrongContentError} where this account could not publish the draft as it is. */
export async function checkDraft(
  { orm, ...checks }: Publications,
  piece: Piece,
  account: Account,
): Promise<void> {
  const draft = await readDraft(orm, piece);
  if (draft === undefined) return;
  await checkMarkdown(piece, draft.content, checks.findMarkdownProblems);
  await orm.transaction((transaction) =>
    checkContent(transaction, { piece, given: draft.content, account, checks }),
  );
}

/** Publishes one draft whose time has come; false where there is none. */
export async function publishDueDraft({ orm, log, ...checks }: Publications): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    const draft = await claimDueDraft(transaction);
    if (draft === undefined) return false;
    const { kind, slug } = draft;
    const account = await findPublisher(transaction, draft.author, draft);
    if (account === undefined) {
      log.error(
        { kind, slug },
        "A draft was not published: its author is gone, or may not any more",
      );
      await markDraftFailed(transaction, { kind, slug }, "not-allowed");
      return true;
    }
    try {
      // A savepoint: what it wrote goes where it fails, and the draft is marked.
      await transaction.transaction((inner) => publishAndEnd(inner, draft, { account, checks }));
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
  { orm, ...checks }: Publications,
  {
    piece,
    id,
    basedOn,
    account,
  }: {
    readonly piece: Piece;
    readonly id: bigint;
    readonly basedOn: string;
    readonly account: Account;
  },
): Promise<PublishedPiece | undefined> {
  return orm.transaction(async (transaction) => {
    const version = await readVersion(transaction, piece, id);
    if (version === undefined) return undefined;
    const content =
      version.content === null
        ? undefined
        : await checkContent(transaction, { piece, given: version.content, account, checks });
    return publishPiece(transaction, {
      piece,
      content,
      basedOn,
      by: { source: "desk", action: "undo", actor: account.id },
      restored: version,
      check: checkReferences(piece),
    });
  });
}

async function publishAndEnd(
  transaction: Orm,
  draft: Draft,
  { account, checks }: { readonly account: Account; readonly checks: Checks },
) {
  const { kind, slug, basedOn } = draft;
  const piece = { kind, slug };
  const by: Publisher = { source: "desk", action: "publish", actor: account.id };
  const content = await checkContent(transaction, {
    piece,
    given: draft.content,
    account,
    checks,
  });
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

/** The content as it is stored. Throws a {@link WrongContentError} where this account may not publish it. */
async function checkContent(
  transaction: Orm,
  {
    piece,
    given,
    account,
    checks,
  }: {
    readonly piece: Piece;
    readonly given: unknown;
    readonly account: Account;
    readonly checks: Checks;
  },
) {
  const content = checkPiece(piece, given, checks.hasPicture);
  await checkMarkdown(piece, content, checks.findMarkdownProblems);
  await checkUploadedPictures(transaction, content);
  checkUrlFields(account, piece, (await readPiece(transaction, piece)).content, content);
  return content;
}

/** What the draft's author can mend; anything else is a fault of ours or of the database. */
function problemOf(error: unknown): DraftProblem | undefined {
  if (error instanceof PieceConflictError) return "conflict";
  return error instanceof WrongContentError ? "invalid" : undefined;
}
