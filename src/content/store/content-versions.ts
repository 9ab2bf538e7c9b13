import { isDeepStrictEqual } from "node:util";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  lte,
  ne,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { type ContentChange, inSchemaOrder, type Piece } from "./content-entries.ts";
import { type Content, CONTENT_KINDS, type ContentKind } from "#content/kinds/all-kinds.ts";
import { contentVersions, type VersionSource } from "#database/schema/content.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";

export interface Publisher {
  readonly source: VersionSource;
  readonly action: "install" | "import" | "publish" | "undo";
  readonly actor: string;
}

export type Version = typeof contentVersions.$inferSelect;

/** Returns the newest version of each of these entries, by slug. */
export async function latestVersions(
  orm: Orm,
  kind: ContentKind,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, Version>> {
  const ofPieces = and(eq(contentVersions.kind, kind), inArray(contentVersions.slug, [...slugs]));
  const versions = await newestOfEach(orm, ofPieces);
  return new Map(versions.map((version) => [version.slug, version]));
}

/**
 * Returns a version per changed entry. An unrecorded earlier state gets its own version first:
 * content from before versions, or written without them. A new site's built-in content has none.
 */
export function newVersions({
  kind,
  revision,
  by,
  changes,
  latest,
  restored,
}: {
  readonly kind: ContentKind;
  readonly revision: bigint;
  readonly by: Publisher;
  readonly changes: readonly ContentChange[];
  readonly latest: (slug: string) => object | null | undefined;
  readonly restored: (slug: string) => Version | undefined;
}): (typeof contentVersions.$inferInsert)[] {
  if (by.action === "install") return [];
  return changes.flatMap(({ slug, before, after }) => {
    const isKnown =
      before === undefined || isDeepStrictEqual(asReadNow(kind, latest(slug)), before);
    const earlier = { kind, slug, source: "earlier", actor: "", content: before } as const;
    const old = restored(slug);
    const version = {
      kind,
      slug,
      // Restored desk content belongs to the desk again.
      source: old?.source === "desk" ? "desk" : by.source,
      actor: by.actor,
      content: after ?? null,
      restoredFrom: old?.id ?? null,
    };
    return [
      ...(isKnown ? [] : [{ ...earlier, revision: revision - 1n }]),
      { ...version, revision },
    ];
  });
}

/** A version may lack a newer field, or be a list's order. */
function asReadNow(kind: ContentKind, content: object | null | undefined) {
  return content && "slug" in content ? inSchemaOrder(kind, content as AnyPiece) : content;
}

/** Returns the revision of the newest publication that changed content, or this entry. */
export async function latestPublication(orm: Orm, piece?: Piece): Promise<bigint | undefined> {
  const [row] = await orm
    .select({ revision: contentVersions.revision })
    .from(contentVersions)
    .where(and(ne(contentVersions.source, "earlier"), piece && ofPiece(piece)))
    .orderBy(desc(contentVersions.id))
    .limit(1);
  return row?.revision;
}

export type ListedVersion = Omit<Version, "content"> & { readonly isDeleted: boolean };

export function listVersions(
  orm: Orm,
  { piece, limit }: { readonly piece: Piece | undefined; readonly limit: number },
): Promise<ListedVersion[]> {
  const { content, ...columns } = getTableColumns(contentVersions);
  return orm
    .select({ ...columns, isDeleted: sql<boolean>`${content} is null` })
    .from(contentVersions)
    .where(and(ne(contentVersions.slug, ""), piece && ofPiece(piece)))
    .orderBy(desc(contentVersions.id))
    .limit(limit);
}

export async function readVersion(
  orm: Orm,
  piece: Piece,
  id: bigint,
): Promise<Version | undefined> {
  const [version] = await orm
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.id, id), ofPiece(piece)));
  return version;
}

/** Returns an entry's newest content that matches, among its last hundred versions. */
export async function findVersion(
  orm: Orm,
  piece: Piece,
  isIt: (content: object) => boolean,
): Promise<object | undefined> {
  const versions = await orm
    .select({ content: contentVersions.content })
    .from(contentVersions)
    .where(ofPiece(piece))
    .orderBy(desc(contentVersions.id))
    .limit(100);
  return versions.flatMap(({ content }) => content ?? []).find(isIt);
}

/**
 * Returns all content at a revision, from the stored content and its versions; `versionOf` returns
 * an entry's version at that revision, if recorded.
 */
export async function pastContent(
  orm: Orm,
  stored: Content,
  revision: bigint,
): Promise<{ content: Content; versionOf: (piece: Piece) => Version | undefined }> {
  const until = await newestOfEach(orm, lte(contentVersions.revision, revision));
  const later = await orm
    .selectDistinctOn([contentVersions.kind, contentVersions.slug])
    .from(contentVersions)
    .where(gt(contentVersions.revision, revision))
    .orderBy(asc(contentVersions.kind), asc(contentVersions.slug), asc(contentVersions.id));
  const past = new Map<string, Version>();
  // An entry without an earlier version predates versions or did not exist.
  for (const version of later) past.set(keyOf(version), withoutLaterContent(version));
  for (const version of until) past.set(keyOf(version), version);
  const kinds = CONTENT_KINDS.map((kind) => [kind, pastItems(kind, stored[kind], past)]);
  return {
    content: Object.fromEntries(kinds) as Content,
    versionOf: (piece) => {
      const version = past.get(keyOf(piece));
      return version?.content === null ? undefined : version;
    },
  };
}

function pastItems(
  kind: ContentKind,
  stored: readonly AnyPiece[],
  past: ReadonlyMap<string, Version>,
): readonly AnyPiece[] {
  const items = new Map(stored.map((item) => [item.slug, item]));
  for (const { kind: itsKind, slug, content } of past.values()) {
    if (itsKind !== kind || slug === "") continue;
    if (content === null) items.delete(slug);
    else items.set(slug, content as AnyPiece);
  }
  const order = past.get(keyOf({ kind, slug: "" }))?.content as { order: string[] } | undefined;
  const inOrder = [...(order?.order ?? []), ...items.keys()];
  return [...new Set(inOrder)].flatMap((slug) => items.get(slug) ?? []);
}

function withoutLaterContent(version: Version): Version {
  return version.source === "earlier" ? version : { ...version, content: null };
}

function newestOfEach(orm: Orm, where: SQL | undefined): Promise<Version[]> {
  return orm
    .selectDistinctOn([contentVersions.kind, contentVersions.slug])
    .from(contentVersions)
    .where(where)
    .orderBy(asc(contentVersions.kind), asc(contentVersions.slug), desc(contentVersions.id));
}

function ofPiece({ kind, slug }: Piece) {
  return and(eq(contentVersions.kind, kind), eq(contentVersions.slug, slug));
}

function keyOf({ kind, slug }: Piece): string {
  return `${kind}/${slug}`;
}
