import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, eq, gt, type SQLWrapper, sql } from "drizzle-orm";
import type { ContentKind } from "#content/kinds/all-kinds.ts";
import type { KnownTranslation } from "#language/translations.ts";
import type { Orm } from "./connect.server.ts";
import {
  asStored,
  changesOfOrder,
  deleteEntry,
  inOrderOfShape,
  insertEntry,
  type PublishedEntries,
  readItems,
  updateEntry,
} from "./content-entries.ts";
import { lockContent, settingRevision } from "./content-revision.ts";
import {
  type ContentChange,
  newVersions,
  type Piece,
  type Publisher,
  type Version,
} from "./content-versions.ts";
import { leftBehind } from "./known-translations.ts";
import { asOneStatement } from "./one-statement.ts";
import { auditLine } from "./publish-content.ts";
import { auditLog } from "./schema/audit-log.ts";
import { contentVersions } from "./schema/content.ts";
import { contentEntries, type StoredItem } from "./schema/content-entries.ts";
import { knownTranslations } from "./schema/known-translations.ts";

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
  const [content] = await readItems(orm, kind, slug);
  return publishedPiece(content);
}

/**
 * Publishes one piece, inside a transaction of the caller, and leaves all others as they are: a new one
 * goes to the end of its list, undefined takes it away. Throws a {@link PieceConflictError} where the
 * published piece is not the one of `basedOn`. `check` is given the published piece once nobody else can
 * publish, and throws where the new one must not take its place.
 *
 * Everybody who publishes waits for this transaction, so that it sends few statements: it locks, reads what
 * stands, and writes all at once.
 */
export async function publishPiece(
  transaction: Orm,
  publication: {
    readonly piece: Piece;
    readonly content: StoredItem | undefined;
    readonly basedOn: string;
    readonly by: Publisher;
    readonly restored?: Version | undefined;
    readonly check: (current: StoredItem | undefined) => Promise<void>;
  },
): Promise<PublishedPiece> {
  const { piece, content, basedOn, by, restored, check } = publication;
  const { kind, slug } = piece;
  const revision = (await lockContent(transaction)) + 1n;
  const standing = await readStanding(transaction, piece);
  const { current } = standing;
  await check(current.content);
  if (current.fingerprint !== basedOn) throw new PieceConflictError(current);
  const published = publishedPiece(content);
  if (published.fingerprint === current.fingerprint) return published;
  const change = { slug, before: current.content, after: content && asStored(content) };
  const { order, ...written } = entriesWith(transaction, piece, content, standing);
  await writePublication(transaction, {
    kind,
    by,
    revision,
    standing,
    restored,
    changes: [change, ...changesOfOrder(standing.order, order)],
    ...written,
  });
  return published;
}

/** What a piece that differs from the published one does to the entries, and the order of its list after it. */
function entriesWith(
  orm: Orm,
  piece: Piece,
  content: StoredItem | undefined,
  { current, order }: Standing,
) {
  const { kind, slug } = piece;
  if (content === undefined) {
    const place = order.indexOf(slug);
    const moveUp = orm
      .update(contentEntries)
      .set({ position: sql`${contentEntries.position} - 1` })
      .where(and(eq(contentEntries.kind, kind), gt(contentEntries.position, place)));
    return {
      done: { removed: [slug] },
      order: order.toSpliced(place, 1),
      writes: [deleteEntry(orm, piece), moveUp],
    };
  }
  if (current.content === undefined) {
    const entry = { ...piece, content, position: order.length };
    return {
      done: { added: [slug] },
      order: [...order, slug],
      writes: [insertEntry(orm, entry)],
    };
  }
  return { done: { changed: [slug] }, order, writes: [updateEntry(orm, piece, { content })] };
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
  const revision = (await lockContent(transaction)) + 1n;
  const standing = await readStanding(transaction, { kind, slug: "" });
  if (!isDeepStrictEqual(standing.order, seen)) return false;
  if (isDeepStrictEqual(order, seen)) return true;
  const moved = order.flatMap((slug, position) =>
    seen[position] === slug ? [] : [{ slug, position }],
  );
  await writePublication(transaction, {
    kind,
    by,
    revision,
    standing,
    changes: changesOfOrder(seen, order),
    done: { changed: moved.map(({ slug }) => slug) },
    writes: [
      sql`
        update ${contentEntries} set position = moved.position, updated_at = now()
        from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (slug text, position integer)
        where ${eq(contentEntries.kind, kind)} and ${contentEntries.slug} = moved.slug`,
    ],
  });
  return true;
}

/** What is published, and what is known of it, before a piece is. */
interface Standing {
  readonly current: PublishedPiece;
  /** The slugs of its kind in the order of the list. */
  readonly order: readonly string[];
  /** What the newest versions of the piece and of the order say. */
  readonly latest: object | null;
  readonly latestOrder: object | null;
  readonly known: readonly KnownTranslation[];
}

async function readStanding(orm: Orm, { kind, slug }: Piece): Promise<Standing> {
  const latest = (of: string) => sql`(
    select content from ${contentVersions} where kind = ${kind} and slug = ${of}
    order by id desc limit 1)`;
  const { rows } = await orm.execute<
    Omit<Standing, "current"> & { readonly content: StoredItem | null }
  >(sql`
    select
      (select content from ${contentEntries} where kind = ${kind} and slug = ${slug}) as content,
      (select coalesce(jsonb_agg(slug order by position, slug), '[]')
        from ${contentEntries} where kind = ${kind}) as "order",
      ${latest(slug)} as latest,
      ${latest("")} as "latestOrder",
      (select coalesce(jsonb_agg(known), '[]')
        from ${knownTranslations} known where kind = ${kind} and slug = ${slug}) as known`);
  const [row] = rows;
  if (row === undefined) throw new Error("A select without a table has one row");
  const { content, ...standing } = row;
  const current = publishedPiece(content === null ? undefined : inOrderOfShape(kind, content));
  return { ...standing, current };
}

/** All that a publication writes, in one statement. */
async function writePublication(
  transaction: Orm,
  publication: {
    readonly kind: ContentKind;
    readonly by: Publisher;
    readonly revision: bigint;
    readonly standing: Standing;
    readonly changes: readonly ContentChange[];
    readonly done: Partial<PublishedEntries>;
    readonly restored?: Version | undefined;
    /** What is done to the entries themselves. */
    readonly writes: readonly SQLWrapper[];
  },
): Promise<void> {
  const { kind, by, revision, standing, changes, done, restored, writes } = publication;
  const versions = newVersions({
    kind,
    revision,
    by,
    changes,
    latest: (slug) => (slug === "" ? standing.latestOrder : standing.latest),
    restored: (slug) => (slug === "" ? undefined : restored),
  });
  const left = leftBehind(kind, changes, () => standing.known);
  const entries = { added: [], changed: [], unchanged: [], removed: [], ...done };
  await asOneStatement(transaction, [
    ...writes,
    transaction.insert(contentVersions).values(versions),
    ...(left.length === 0
      ? []
      : [
          transaction
            .insert(knownTranslations)
            .values([...left])
            .onConflictDoNothing(),
        ]),
    transaction.insert(auditLog).values(auditLine(by, String(revision), { [kind]: entries })),
    ...settingRevision(transaction, revision),
  ]);
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
