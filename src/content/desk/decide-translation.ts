import { isDeepStrictEqual } from "node:util";
import type { Orm } from "#database/database.ts";
import type { Piece } from "../store/content-entries.ts";
import {
  addKnownTranslations,
  readKnownTranslations,
  removeKnownTranslation,
} from "#content/store/known-translations.ts";
import { readPiece } from "#content/store/publish-piece.ts";
import {
  keyed,
  type KnownTranslation,
  knownToHold,
  translationsIn,
} from "#language/translations.ts";
import type { TranslationDecision } from "./contract.ts";
import { recordAudit } from "#accounts/audit.ts";
import { readDraft } from "./drafts.ts";
import { readPlan } from "./plans.ts";

/**
 * Stores or withdraws a translation's confirmation, and returns the entry's known translations;
 * undefined if draft, scheduled version and published entry lack it.
 */
export function decideTranslation(
  orm: Orm,
  piece: Piece,
  { holds, actor, ...decided }: TranslationDecision & { readonly actor: string },
): Promise<readonly KnownTranslation[] | undefined> {
  return orm.transaction(async (transaction) => {
    const { content: published = {} } = await readPiece(transaction, piece);
    const draft = await readDraft(transaction, piece);
    const plan = await readPlan(transaction, piece);
    const isThere = [published, draft?.content ?? {}, plan?.content ?? {}]
      .flatMap(translationsIn)
      .some((one) => isDeepStrictEqual(one, { ...decided, path: one.path }));
    if (!isThere) return undefined;
    const read = async () => {
      const known = await readKnownTranslations(transaction, piece.kind, [piece.slug]);
      return known.get(piece.slug) ?? [];
    };
    if (holds) {
      const held = knownToHold(decided, published, await read());
      await addKnownTranslations(
        transaction,
        held.map((one) => ({ ...piece, ...one })),
      );
    } else await removeKnownTranslation(transaction, { ...piece, ...keyed(decided) });
    const { field, language } = decided;
    const action = holds ? "content.translation-holds" : "content.translation-outdated";
    await recordAudit(transaction, { actor, action, details: { ...piece, field, language } });
    return read();
  });
}
