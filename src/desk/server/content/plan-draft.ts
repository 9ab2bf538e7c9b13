import type { Orm } from "#database/connect.server.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import type { Piece } from "#database/content-versions.ts";
import { PieceConflictError, readPiece } from "#database/publish-piece.ts";
import type { Account } from "../desk-session.ts";
import { readDraft } from "./drafts.ts";
import { overPublished, readPlan, savePlan, unplan } from "./plans.ts";
import { checkPublishable, type Publications } from "./publish-draft.ts";

/**
 * Makes the draft of a piece the plan that is published at that time, or saves what was `written` in its plan; false
 * where the draft, or that plan, is not the one that was `seen`, or the draft would take the place of a plan. Throws a
 * {@link PieceConflictError} where the piece was published since it was begun, and a `WrongContentError` where it
 * could not be published as it is; the draft stays.
 */
export async function makePlan(
  services: Publications,
  request: {
    readonly piece: Piece;
    /** The time of the saving of the draft, or plan, that it changes. */
    readonly seen: Date;
    readonly account: Account;
    readonly publishAt: Date;
    readonly written?: { readonly content: AnyPiece; readonly basedOn: string };
  },
): Promise<boolean> {
  const { piece, seen, account, publishAt, written } = request;
  const draft = written ?? (await readDraft(services.orm, piece));
  if (draft === undefined) return false;
  const { content, basedOn } = draft;
  const published = await readPiece(services.orm, piece);
  if (published.fingerprint !== basedOn) throw new PieceConflictError();
  await checkPublishable(services, { piece, given: content, account });
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

/** Makes a plan the draft of its piece; false where it is not the one that was `seen`, or there is a draft. */
export async function unmakePlan(orm: Orm, piece: Piece, seen: Date): Promise<boolean> {
  return orm.transaction(async (transaction) => {
    const plan = await readPlan(transaction, piece, { isLocked: true });
    if (plan === undefined) return false;
    const published = await readPiece(transaction, piece);
    const { content, conflicting } = await overPublished(transaction, plan, published);
    // Where both changed the same, it goes on as any draft that was begun from something older.
    const merged = conflicting === undefined ? { content, published } : undefined;
    return unplan(transaction, piece, { seen, merged });
  });
}
