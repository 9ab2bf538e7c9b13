import type { Orm } from "#database/connect.server.ts";
import { type Piece, readVersion } from "#database/content-versions.ts";
import {
  PieceConflictError,
  publishPiece,
  type PublishedPiece,
  readPiece,
} from "#database/publish-piece.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import type { DeleteRequest } from "#desk/content-contract.ts";
import type { Log } from "#logging/log.ts";
import type { Account } from "../desk-session.ts";
import {
  checkPiece,
  checkRedirects,
  checkReferences,
  type HasPicture,
  type IsReserved,
} from "./check-content.ts";
import { checkGuardedFields } from "./content-access.ts";
import { discardDraft, readDraft } from "./drafts.ts";
import { discardPlan, readPlan } from "./plans.ts";

interface Checks {
  readonly hasPicture: HasPicture;
  readonly isReserved: IsReserved;
}

export interface Publications extends Checks {
  readonly orm: Orm;
  readonly log: Log;
}

/**
 * Publishes and ends the draft that was `seen`; undefined if it does not exist or has changed.
 * Throws a {@link PieceConflictError} if the entry was published since, or a {@link
 * WrongContentError}; the draft stays.
 */
export async function publishDraft(
  { orm, ...checks }: Publications,
  {
    piece,
    seen,
    account,
  }: { readonly piece: Piece; readonly seen: Date; readonly account: Account },
): Promise<PublishedPiece | undefined> {
  return orm.transaction(async (transaction) => {
    const draft = await readDraft(transaction, piece, { isLocked: true });
    if (draft?.savedAt.getTime() !== seen.getTime()) return undefined;
    const { content: given, basedOn } = draft;
    const publication = { piece, given, basedOn, account, checks };
    const published = await publishContentOf(transaction, publication);
    await discardDraft(transaction, piece);
    return published;
  });
}

/** Throws a {@link WrongContentError} if this account may not publish the content. */
export async function checkPublishable(
  { orm, ...checks }: Publications,
  checked: Omit<GivenContent, "checks">,
): Promise<void> {
  const { piece, account } = checked;
  const content = checkContent({ ...checked, checks });
  const { content: current } = await readPiece(orm, piece);
  await checkInPlace(orm, { piece, account, current, content });
}

/**
 * Publishes an earlier version, or deletes the entry again; undefined for an unknown version.
 * Throws a {@link PieceConflictError} or {@link WrongContentError}.
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
        : checkContent({ piece, given: version.content, account, checks });
    return publishPiece(transaction, {
      piece,
      content,
      basedOn,
      by: { source: "desk", action: "undo", actor: account.id },
      restored: version,
      check: (current) => checkInPlace(transaction, { piece, account, current, content }),
    });
  });
}

/**
 * Deletes an entry with the draft and scheduled version that were seen; its versions stay. Throws a
 * {@link PieceConflictError} if any has changed, and a {@link WrongContentError} if another entry
 * names it.
 */
export function deletePiece(
  orm: Orm,
  deletion: DeleteRequest & { readonly piece: Piece; readonly account: Account },
): Promise<void> {
  const { piece, basedOn, account } = deletion;
  return orm.transaction(async (transaction) => {
    // In a publication's lock order.
    for (const [seen, discard, read] of [
      [deletion.draft, discardDraft, readDraft],
      [deletion.plan, discardPlan, readPlan],
    ] as const) {
      const isSeen =
        seen === null
          ? (await read(transaction, piece)) === undefined
          : await discard(transaction, piece, new Date(seen));
      if (!isSeen) throw new PieceConflictError();
    }
    await publishPiece(transaction, {
      piece,
      content: undefined,
      basedOn,
      by: { source: "desk", action: "publish", actor: account.id },
      check: () => checkReferences(transaction, piece, undefined),
    });
  });
}

interface GivenContent {
  readonly piece: Piece;
  readonly given: unknown;
  readonly account: Account;
  readonly checks: Checks;
}

/**
 * Publishes an account's content inside the caller's transaction. Throws a {@link
 * PieceConflictError} unless `basedOn` is published, or a {@link WrongContentError}.
 */
export async function publishContentOf(
  transaction: Orm,
  { basedOn, ...checked }: GivenContent & { readonly basedOn: string },
): Promise<PublishedPiece> {
  const { piece, account } = checked;
  const content = checkContent(checked);
  return publishPiece(transaction, {
    piece,
    content,
    basedOn,
    by: { source: "desk", action: "publish", actor: account.id },
    check: (current) => checkInPlace(transaction, { piece, account, current, content }),
  });
}

/**
 * Returns content in its stored form. Throws a {@link WrongContentError} if it is invalid by
 * itself.
 */
function checkContent({ piece, given, checks }: GivenContent): AnyPiece {
  const content = checkPiece(piece, given, checks.hasPicture);
  checkRedirects(piece, content, checks.isReserved);
  return content;
}

/**
 * Throws a {@link WrongContentError} if content may not replace the published entry: missing rights
 * or references.
 */
async function checkInPlace(
  orm: Orm,
  {
    piece,
    account,
    current,
    content,
  }: {
    readonly piece: Piece;
    readonly account: Account;
    readonly current: AnyPiece | undefined;
    readonly content: AnyPiece | undefined;
  },
): Promise<void> {
  if (content !== undefined) checkGuardedFields(account, piece, current, content);
  await checkReferences(orm, piece, content);
}
