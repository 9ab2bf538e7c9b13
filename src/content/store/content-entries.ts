import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { withYoungerFields } from "#content/built-in/built-in-content.server.ts";
import {
  type Content,
  CONTENT_KINDS,
  type ContentKind,
  requiredFields,
} from "#content/kinds/all-kinds.ts";
import type { Orm } from "#database/database.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { contentEntries } from "#database/schema/content-entries.ts";

export interface Piece {
  readonly kind: ContentKind;
  readonly slug: string;
}

/**
 * A publication's change of one entry; undefined where it did not exist. An empty slug means the
 * list's order.
 */
export interface ContentChange {
  readonly slug: string;
  readonly before: object | undefined;
  readonly after: object | undefined;
}

export type Entry<Kind extends ContentKind> = Content[Kind][number] &
  Pick<typeof contentEntries.$inferSelect, "id" | "position" | "createdAt" | "updatedAt">;

/** Slugs that a publication changed in a kind. Entries that only moved count as changed. */
export interface PublishedEntries {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
  readonly removed: readonly string[];
}

/** Excludes withdrawn and unpublished entries. */
export const isShown = eq(contentEntries.isShown, true);
const inOrderOfList = [asc(contentEntries.position), asc(contentEntries.slug)];

interface Which {
  readonly where?: SQL | undefined;
  /** By default the lists' order. */
  readonly orderBy?: readonly SQL[];
  /** Replaces the whole content. */
  readonly content?: SQL<AnyPiece>;
}

export async function readEntries<Kind extends ContentKind>(
  orm: Orm,
  kind: Kind,
  { where, ...which }: Which = {},
): Promise<Entry<Kind>[]> {
  const rows = await readRows(orm, { where: and(eq(contentEntries.kind, kind), where), ...which });
  return rows.map(({ kind: _kind, content, ...own }) => ({
    ...own,
    ...inSchemaOrder(kind, content),
  }));
}

/** Returns entries of a kind as the files hold them, or the one with `slug`. */
export async function readItems<Kind extends ContentKind>(
  orm: Orm,
  kind: Kind,
  slug?: string,
): Promise<readonly Content[Kind][number][]> {
  const where = slug === undefined ? eq(contentEntries.kind, kind) : isEntry({ kind, slug });
  const rows = await readRows(orm, { where });
  return rows.map(({ content }) => inSchemaOrder(kind, content));
}

export function readRows(
  orm: Orm,
  { where, orderBy = inOrderOfList, content = sql`${contentEntries.content}` }: Which = {},
) {
  const { id, kind, position, createdAt, updatedAt } = contentEntries;
  return orm
    .select({ id, kind, position, createdAt, updatedAt, content })
    .from(contentEntries)
    .where(where)
    .orderBy(...orderBy);
}

const EMPTY = new Map(
  CONTENT_KINDS.map((kind) => {
    const fields = requiredFields(kind).map((field) => [field, null] as const);
    return [kind, Object.fromEntries(fields)];
  }),
);

/**
 * Returns an entry's fields in schema order, which JSON columns lose; a missing field has its
 * built-in value or null.
 */
export function inSchemaOrder<Kind extends ContentKind>(
  kind: Kind,
  content: AnyPiece,
): Content[Kind][number] {
  return { ...EMPTY.get(kind), ...withYoungerFields(kind, content) } as Content[Kind][number];
}

/** Makes the stored entries of a kind equal to the given ones; remaining entries keep their ids. */
export async function replaceEntries(
  transaction: Orm,
  kind: ContentKind,
  given: readonly AnyPiece[],
): Promise<{ readonly entries: PublishedEntries; readonly changes: readonly ContentChange[] }> {
  const rows = await readRows(transaction, { where: eq(contentEntries.kind, kind) });
  const stored = new Map(rows.map((row) => [row.content.slug, row]));
  const added: string[] = [];
  const changed: string[] = [];
  const unchanged: string[] = [];
  const changes: ContentChange[] = [];
  for (const [position, content] of given.entries()) {
    const { slug } = content;
    const row = stored.get(slug);
    stored.delete(slug);
    const before = row && inSchemaOrder(kind, row.content);
    const after = asStored(content);
    const isSame = isDeepStrictEqual(before, after);
    if (!isSame) changes.push({ slug, before, after });
    if (row === undefined) {
      await transaction.insert(contentEntries).values({ kind, slug, content, position });
      added.push(slug);
    } else if (isSame && row.position === position) {
      unchanged.push(slug);
    } else {
      const values = { content, position, updatedAt: sql`now()` };
      await transaction.update(contentEntries).set(values).where(isEntry({ kind, slug }));
      changed.push(slug);
    }
  }
  for (const [slug, { content }] of stored) {
    await transaction.delete(contentEntries).where(isEntry({ kind, slug }));
    changes.push({ slug, before: inSchemaOrder(kind, content), after: undefined });
  }
  const orderBefore = rows.map(({ content }) => content.slug);
  const orderAfter = given.map(({ slug }) => slug);
  return {
    entries: { added, changed, unchanged, removed: [...stored.keys()] },
    changes: [...changes, ...changesOfOrder(orderBefore, orderAfter)],
  };
}

/** Returns the change of a list's order, if any. An empty list had no order. */
export function changesOfOrder(
  before: readonly string[],
  after: readonly string[],
): readonly ContentChange[] {
  if (before.length === 0 || isDeepStrictEqual(before, after)) return [];
  return [{ slug: "", before: { order: before }, after: { order: after } }];
}

export function isEntry({ kind, slug }: Piece) {
  return and(eq(contentEntries.kind, kind), eq(contentEntries.slug, slug));
}

/** Returns a value as a JSON column would: without undefined fields. */
export function asStored(value: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
}
