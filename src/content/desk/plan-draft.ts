import type { Orm } from "#database/database.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import type { Piece } from "../store/content-entries.ts";
import { PieceConflictError, readPiece } from "#content/store/publish-piece.ts";
import type { Account } from "#accounts/desk-session.ts";
import { readDraft } from "./drafts.ts";
import { overPublished, readPlan, savePlan, unplan } from "./plans.ts";
import { checkPublishable, type Publications } from "./publish-draft.ts";

/**
 * Schedules an entry's draft, or saves `written` into its scheduled version; false if the `seen`
 * one has changed, or scheduling would replace another. Throws a {@link PieceConflictError} if the
 * entry was published since, a `WrongContentError` if it is invalid, and a `DeskProblem` with
 * questions; the draft stays.
 */
export async function makePlan(
  services: Publications,
  request: {
    readonly piece: Piece;
    /** The time of saving of the changed draft or scheduled version. */
    readonly seen: Date;
    readonly account: Account;
    readonly publishAt: Date;
    readonly isSure: boolean;
    readonly written?: { readonly content: AnyPiece; readonly basedOn: string };
  },
): Promise<boolean> {
  const { piece, seen, account, publishAt, isSure, written } = request;
  const draft = written ?? (await readDraft(services.orm, piece));
  if (draft === undefined) return false;
  const { content, basedOn } = draft;
  const published = await readPiece(services.orm, piece);
  if (published.fingerprint !== basedOn) throw new PieceConflictError();
  const asked = isSure ? {} : { draft };
  await checkPublishable(services, { piece, given: content, account, ...asked });
  const over = written === undefined ? "draft" : "plan";
  const author = account.id;
  return savePlan(services.orm, piece, {
    seen,
    publishAt,
    content,
    basedOn,
    published,
    author,
    over,
  });
}

/**
 * Makes a scheduled version the entry's draft; false if the `seen` one has changed, or a draft
 * exists.
 */
export async function unmakePlan(orm: Orm, piece: Piece, seen: Date): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    const plan = await readPlan(transaction, piece, { isLocked: true });
    if (plan === undefined) return false;
    const published = await readPiece(transaction, piece);
    const { content, conflicting } = await overPublished(transaction, plan, published);
    // A conflicting one stays based on its older entry.
    const merged = conflicting === undefined ? { content, published } : undefined;
    return unplan(transaction, piece, { seen, merged });
  });
}
