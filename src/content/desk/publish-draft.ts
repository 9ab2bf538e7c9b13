import type { Orm } from "#database/database.ts";
import { readVersion } from "#content/store/content-versions.ts";
import type { Piece } from "../store/content-entries.ts";
import {
  PieceConflictError,
  publishPiece,
  type PublishedPiece,
  readPiece,
} from "#content/store/publish-piece.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import type { DeleteRequest } from "./contract.ts";
import type { Log } from "#runtime/logging/log.ts";
import type { Account } from "#accounts/desk-session.ts";
import {
  checkPiece,
  checkRedirects,
  checkReferences,
  type HasPicture,
  type IsReserved,
} from "./check-content.ts";
import { checkGuardedFields } from "./content-access.ts";
import { discardDraft, type Draft, keepRest, readDraft } from "./drafts.ts";
import { discardPlan, readPlan } from "./plans.ts";
import { colleagueQuestions, priceQuestions, requireAnswers } from "./publish-questions.ts";

interface Checks {
  readonly hasPicture: HasPicture;
  readonly isReserved: IsReserved;
}

export interface Publications extends Checks {
  readonly orm: Orm;
  readonly log: Log;
}

/**
 * Publishes the draft that was `seen`, or its `given` part, and ends what it published; undefined if
 * it does not exist or has changed. Throws a {@link PieceConflictError} if the entry was published
 * since, a {@link WrongContentError}, or a `DeskProblem` with questions; the draft stays.
 */
export async function publishDraft(
  { orm, ...checks }: Publications,
  publication: {
    readonly piece: Piece;
    readonly seen: Date;
    readonly account: Account;
    readonly given?: AnyPiece | undefined;
    readonly isSure: boolean;
  },
): Promise<PublishedPiece | undefined> {
  const { piece, seen, account, isSure } = publication;
  return orm.transaction(async (transaction) => {
    const draft = await readDraft(transaction, piece, { isLocked: true });
    if (draft?.savedAt.getTime() !== seen.getTime()) return undefined;
    const { basedOn } = draft;
    const { given = draft.content } = publication;
    const asked = isSure ? {} : { draft };
    const published = await publishContentOf(transaction, {
      piece,
      given,
      basedOn,
      account,
      checks,
      ...asked,
    });
    if (publication.given === undefined) await discardDraft(transaction, piece);
    else await keepRest(transaction, draft, published);
    return published;
  });
}

/** Throws what {@link publishContentOf} would throw, except conflicts. */
export async function checkPublishable(
  { orm, ...checks }: Publications,
  checked: Omit<GivenContent, "checks">,
): Promise<void> {
  const content = checkContent({ ...checked, checks });
  const { content: current } = await readPiece(orm, checked.piece);
  await checkInPlace(orm, { ...checked, current, content });
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
  /** The draft, or an empty one, whose doubtful changes are asked about; undefined asks nothing. */
  readonly draft?: Partial<Draft>;
}

/**
 * Publishes an account's content inside the caller's transaction. Throws a {@link
 * PieceConflictError} unless `basedOn` is published, a {@link WrongContentError}, or a
 * `DeskProblem` with questions.
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
    check: (current) => checkInPlace(transaction, { ...checked, current, content }),
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
 * or references. Throws a `DeskProblem` with questions about a `draft`.
 */
async function checkInPlace(
  orm: Orm,
  {
    piece,
    account,
    current,
    content,
    draft,
  }: Pick<GivenContent, "piece" | "account" | "draft"> & {
    readonly current: AnyPiece | undefined;
    readonly content: AnyPiece | undefined;
  },
): Promise<void> {
  if (content !== undefined) checkGuardedFields(account, piece, current, content);
  await checkReferences(orm, piece, content);
  if (content === undefined || draft === undefined) return;
  requireAnswers([
    ...colleagueQuestions(current, draft, account.id),
    ...priceQuestions(current, content),
  ]);
}
