import { newlyKnown } from "#language/translations.ts";
import type { Orm } from "./connect.server.ts";
import type { ContentKind } from "#content/kinds/all-kinds.ts";
import type { ContentChange } from "./content-rows.ts";
import { addKnownTranslations, readKnownTranslations } from "./known-translations.ts";

/** Writes down which translations a publication left behind, inside its transaction. */
export async function recordLeftBehind(
  transaction: Orm,
  kind: ContentKind,
  changes: readonly ContentChange[],
): Promise<void> {
  const changed = changes.flatMap(({ slug, before, after }) =>
    slug === "" || before === undefined || after === undefined ? [] : [{ slug, before, after }],
  );
  if (changed.length === 0) return;
  const known = await readKnownTranslations(
    transaction,
    kind,
    changed.map(({ slug }) => slug),
  );
  const added = changed.flatMap(({ slug, before, after }) =>
    newlyKnown(before, after, known.get(slug) ?? []).map((one) => ({ kind, slug, ...one })),
  );
  await addKnownTranslations(transaction, added);
}
