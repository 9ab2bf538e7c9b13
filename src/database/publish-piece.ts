import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Orm } from "./connect.server.ts";
import type { Content, ContentKind } from "#content/kinds/all-kinds.ts";
import { lockContent } from "./content-revision.ts";
import type { StoredItem } from "./content-rows.ts";
import type { Piece, Publisher, Version } from "./content-versions.ts";
import { exportContent, publishContent, readItems } from "./publish-content.ts";
import { asStored } from "./replace-rows.ts";

/** A piece as it is published, undefined where it is not; its fingerprint is then empty. */
export interface PublishedPiece {
  readonly content: StoredItem | undefined;
  readonly fingerprint: string;
}

/** Somebody published the piece after the one who publishes now had read it; nothing was changed. */
export class PieceConflictError extends Error {
  override name = "PieceConflictError";
  readonly current: PublishedPiece;
  constructor(current: PublishedPiece) {
    super("The piece was published by somebody else meanwhile");
    this.current = current;
  }
}

/** A piece that is published. */
export async function readPiece(orm: Orm, { kind, slug }: Piece): Promise<PublishedPiece> {
  return findPiece(await readItems(orm, kind, slug), slug);
}

/**
 * Publishes one piece, inside a transaction of the caller, and leaves all others as they are: a new one
 * goes to the end of its list, undefined takes it away. Throws a {@link PieceConflictError} where the
 * published piece is not the one of `basedOn`. `check` sees all content as it is going to be, and
 * throws where something of it would be wrong.
 */
export async function publishPiece(
  transaction: Orm,
  publication: {
    readonly piece: Piece;
    readonly content: StoredItem | undefined;
    readonly basedOn: string;
    readonly by: Publisher;
    readonly restored?: Version;
    readonly check: (content: Content) => void;
  },
): Promise<PublishedPiece> {
  const { piece, content, basedOn, by, restored, check } = publication;
  await lockContent(transaction);
  const stored = await exportContent({ orm: transaction });
  const items: readonly StoredItem[] = stored[piece.kind];
  const current = findPiece(items, piece.slug);
  if (current.fingerprint !== basedOn) throw new PieceConflictError(current);
  const next = replaced(items, piece.slug, content);
  check({ ...stored, [piece.kind]: next } as Content);
  const published = findPiece(next, piece.slug);
  if (published.fingerprint !== current.fingerprint) {
    await publishContent(
      transaction,
      { [piece.kind]: next },
      { by, restored: ({ slug }) => (slug === piece.slug ? restored : undefined) },
    );
  }
  return published;
}

/**
 * Publishes the pieces of a kind in another order, inside a transaction of the caller, and changes none of
 * them; false where they are not those of `seen` in that order. `order` has the slugs of `seen`, each once.
 */
export async function publishOrder(
  transaction: Orm,
  publication: {
    readonly kind: ContentKind;
    readonly order: readonly string[];
    readonly seen: readonly string[];
    readonly by: Publisher;
  },
): Promise<boolean> {
  const { kind, order, seen, by } = publication;
  await lockContent(transaction);
  const items = await readItems(transaction, kind);
  const slugs = items.map(({ slug }) => slug);
  if (!isDeepStrictEqual(slugs, seen)) return false;
  if (isDeepStrictEqual(order, seen)) return true;
  const bySlug = new Map(items.map((item) => [item.slug, item]));
  const next = order.flatMap((slug) => bySlug.get(slug) ?? []);
  await publishContent(transaction, { [kind]: next }, { by });
  return true;
}

function replaced(
  items: readonly StoredItem[],
  slug: string,
  content: StoredItem | undefined,
): readonly StoredItem[] {
  if (content === undefined) return items.filter((item) => item.slug !== slug);
  const isThere = items.some((item) => item.slug === slug);
  return isThere ? items.map((item) => (item.slug === slug ? content : item)) : [...items, content];
}

function findPiece(items: readonly StoredItem[], slug: string): PublishedPiece {
  return publishedPiece(items.find((item) => item.slug === slug));
}

/** A stored item with its fingerprint; undefined where nothing is published. */
export function publishedPiece(content: StoredItem | undefined): PublishedPiece {
  return { content, fingerprint: content === undefined ? "" : fingerprintOf(content) };
}

/** The same for the same words and numbers, in whatever order a JSON column gives the fields back. */
export function fingerprintOf(content: object): string {
  return createHash("sha256")
    .update(JSON.stringify(inOrder(asStored(content))))
    .digest("hex");
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, inOrder(inner)] as const);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
