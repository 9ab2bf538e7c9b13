import type { Content } from "#content/kinds/all-kinds.ts";
import { lockContent } from "#database/content-revision.ts";
import type { Orm } from "#database/connect.server.ts";
import { readPiece } from "#database/publish-piece.ts";
import type { WaitingDraft } from "#desk/today-contract.ts";
import type { Account } from "../desk-session.ts";
import { readDraft, saveDraft } from "./drafts.ts";
import { overPublished } from "./plans.ts";
import { type Publications, publishContentOf } from "./publish-draft.ts";

/**
 * Publishes one change of what is published, and nothing else. A draft that waits is not published: it takes the change in,
 * unless it says something else of the same (decision 0060). `change` gets the published piece, undefined where there is
 * none, and returns it as it is to be, or undefined where that cannot be done any more: then nothing is, and the result is
 * undefined. Throws a `WrongContentError`.
 */
export function publishBesideDraft<Kind extends "restaurants" | "menus">(
  { orm, ...checks }: Publications,
  publication: {
    readonly piece: { readonly kind: Kind; readonly slug: string };
    readonly account: Account;
    readonly change: (
      published: Content[Kind][number] | undefined,
      transaction: Orm,
    ) => Promise<Content[Kind][number] | undefined>;
  },
): Promise<{ readonly draft: WaitingDraft } | undefined> {
  const { piece, account, change } = publication;
  return orm.transaction(async (transaction) => {
    // In the order in which a publication locks them.
    const draft = await readDraft(transaction, piece, { isLocked: true });
    await lockContent(transaction);
    const current = await readPiece(transaction, piece);
    const standing = current.content as Content[Kind][number] | undefined;
    const given = await change(standing, transaction);
    if (given === undefined) return undefined;
    const published = await publishContentOf(transaction, {
      piece,
      given,
      basedOn: current.fingerprint,
      account,
      checks,
    });
    if (draft === undefined) return { draft: null };
    const { content, conflicting } = await overPublished(transaction, draft, published);
    if (conflicting !== undefined) return { draft: "asks" };
    const { author, savedAt } = draft;
    const basedOn = published.fingerprint;
    await saveDraft(transaction, piece, { content, basedOn, published, author, seen: savedAt });
    return { draft: "has-it" };
  });
}
