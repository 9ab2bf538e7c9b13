import { and, eq, getTableColumns, inArray } from "drizzle-orm";
import type { ContentKind } from "#content/kinds/all-kinds.ts";
import { type KnownTranslation, newlyKnown } from "#language/translations.ts";
import type { Orm } from "#database/database.ts";
import type { ContentChange, Piece } from "./content-entries.ts";
import { knownTranslations } from "#database/schema/known-translations.ts";

export async function readKnownTranslations(
  orm: Orm,
  kind: ContentKind,
  slugs?: readonly string[],
): Promise<ReadonlyMap<string, readonly KnownTranslation[]>> {
  const { slug, field, language, text, portuguese } = knownTranslations;
  const rows = await orm
    .select({ slug, known: { field, language, text, portuguese } })
    .from(knownTranslations)
    .where(
      and(eq(knownTranslations.kind, kind), slugs && inArray(knownTranslations.slug, [...slugs])),
    );
  const bySlug = Map.groupBy(rows, (row) => row.slug);
  return new Map(Array.from(bySlug, ([one, its]) => [one, its.map(({ known }) => known)]));
}

export function newlyOutdated(
  kind: ContentKind,
  changes: readonly ContentChange[],
  known: (slug: string) => readonly KnownTranslation[],
): readonly (Piece & KnownTranslation)[] {
  return changes.flatMap(({ slug, before, after }) =>
    slug === "" || before === undefined || after === undefined
      ? []
      : newlyKnown(before, after, known(slug)).map((one) => ({ kind, slug, ...one })),
  );
}

export async function addKnownTranslations(
  orm: Orm,
  known: readonly (Piece & KnownTranslation)[],
): Promise<void> {
  // PostgreSQL accepts 65,535 values per statement.
  for (let from = 0; from < known.length; from += 1000) {
    await insertKnownTranslations(orm, known.slice(from, from + 1000));
  }
}

export function insertKnownTranslations(orm: Orm, known: readonly (Piece & KnownTranslation)[]) {
  return orm
    .insert(knownTranslations)
    .values([...known])
    .onConflictDoNothing();
}

/** Removes the note that a translation was written for a Portuguese text. */
export async function removeKnownTranslation(
  orm: Orm,
  known: Piece & KnownTranslation,
): Promise<void> {
  const columns = Object.entries(getTableColumns(knownTranslations));
  const conditions = columns.map(([name, column]) => eq(column, Reflect.get(known, name)));
  await orm.delete(knownTranslations).where(and(...conditions));
}
