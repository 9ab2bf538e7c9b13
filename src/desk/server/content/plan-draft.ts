import type { Orm } from "#database/connect.server.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import type { Piece } from "#database/content-versions.ts";
import { PieceConflictError, readPiece } from "#database/publish-piece.ts";
import type { Account } from "../desk-session.ts";
import { readDraft, type SavedContent } from "./drafts.ts";
import { overPublished, readPlan, savePlan, unplan } from "./plans.ts";
import { checkPublishable, type Publications } from "./publish-draft.ts";

interface PlanRequest {
  readonly piece: Piece;
  /** The time of the saving of the draft, or plan, that it changes. */
  readonly seen: Date;
  readonly account: Account;
  readonly publishAt: Date;
}

/**
 * Makes the draft of a piece the plan that is published at that time; false where it is not the one that was
 * `seen`, or there is a plan already. Throws a {@link PieceConflictError} where the piece was published since
 * the draft was begun, and a `WrongContentError` where it could not be published as it is; the draft stays.
 */
export async function makePlan(
  services: Publications,
  { piece, account, ...change }: PlanRequest,
): Promise<boolean> {
  const { orm } = services;
  const draft = await readDraft(orm, piece);
  if (draft === undefined) return false;
  const { content, basedOn } = draft;
  return checked(services, { piece, account, content, basedOn }, (saved) =>
    savePlan(orm, piece, { ...change, ...saved, over: "draft" }),
  );
}

/** Saves content and time of a plan; false where it is not the one that was `seen`. Throws as {@link makePlan}. */
export function changePlan(
  services: Publications,
  {
    piece,
    account,
    content,
    basedOn,
    ...change
  }: PlanRequest & { readonly content: AnyPiece; readonly basedOn: string },
): Promise<boolean> {
  return checked(services, { piece, account, content, basedOn }, (saved) =>
    savePlan(services.orm, piece, { ...change, ...saved, over: "plan" }),
  );
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

async function checked(
  services: Publications,
  change: {
    readonly piece: Piece;
    readonly account: Account;
    readonly content: AnyPiece;
    readonly basedOn: string;
  },
  save: (saved: SavedContent) => Promise<boolean>,
): Promise<boolean> {
  const { piece, account, content, basedOn } = change;
  const published = await readPiece(services.orm, piece);
  if (published.fingerprint !== basedOn) throw new PieceConflictError();
  await checkPublishable(services, { piece, given: content, account });
  return save({ content, basedOn, published, author: account.id });
}
