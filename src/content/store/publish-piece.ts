import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, eq, gt, type SQLWrapper, sql } from "drizzle-orm";
import type { ContentKind } from "#content/kinds/all-kinds.ts";
import type { KnownTranslation } from "#language/translations.ts";
import type { Orm } from "#database/database.ts";
import {
  type ContentChange,
  asStored,
  changesOfOrder,
  inSchemaOrder,
  isEntry,
  type PublishedEntries,
  readItems,
  type Piece,
} from "./content-entries.ts";
import { lockContent, settingRevision } from "#database/content-revision.ts";
import { newVersions, type Publisher, type Version } from "./content-versions.ts";
import { insertKnownTranslations, newlyOutdated } from "./known-translations.ts";
import { asOneStatement } from "#database/one-statement.ts";
import { auditLine } from "./publish-content.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { contentVersions } from "#database/schema/content.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { contentEntries } from "#database/schema/content-entries.ts";
import { knownTranslations } from "#database/schema/known-translations.ts";

/** A published entry; without content its fingerprint is empty. */
export interface PublishedPiece {
  readonly content: AnyPiece | undefined;
  readonly fingerprint: string;
}

/** Thrown when the entry changed after the user had read it; nothing was written. */
export class PieceConflictError extends Error {
  override name = "PieceConflictError";
  override message = "The entry was changed meanwhile";
}

export async function readPiece(orm: Orm, { kind, slug }: Piece): Promise<PublishedPiece> {
  const [content] = await readItems(orm, kind, slug);
  return publishedPiece(content);
}

/**
 * Publishes one entry inside the caller's transaction: a new one goes to the end of its list,
 * undefined removes it. Throws {@link PieceConflictError} unless the published entry matches
 * `basedOn`. `check` receives the published entry under the lock, and throws to refuse the new one.
 */
export async function publishPiece(
  transaction: Orm,
  publication: {
    readonly piece: Piece;
    readonly content: AnyPiece | undefined;
    readonly basedOn: string;
    readonly by: Publisher;
    readonly restored?: Version;
    readonly check: (current: AnyPiece | undefined) => Promise<void>;
  },
): Promise<PublishedPiece> {
  const { piece, content, basedOn, by, restored, check } = publication;
  const { kind, slug } = piece;
  const standing = await lockState(transaction, piece);
  const { current, order } = standing;
  await check(current.content);
  if (current.fingerprint !== basedOn) throw new PieceConflictError();
  const published = publishedPiece(content);
  if (published.fingerprint === current.fingerprint) return published;
  const isThere = order.includes(slug);
  const done = content === undefined ? "removed" : isThere ? "changed" : "added";
  const orderAfter = {
    removed: order.filter((one) => one !== slug),
    changed: order,
    added: [...order, slug],
  }[done];
  const change = { slug, before: current.content, after: content && asStored(content) };
  await write(transaction, {
    kind,
    by,
    standing,
    changes: [change, ...changesOfOrder(order, orderAfter)],
    done: { [done]: [slug] },
    writes:
      content === undefined
        ? removing(transaction, piece, order.indexOf(slug))
        : [putting(transaction, { ...piece, content, position: order.length })],
    restored,
  });
  return published;
}

/** Replaces the entry, or appends it. */
function putting(orm: Orm, entry: typeof contentEntries.$inferInsert): SQLWrapper {
  const { kind, slug } = contentEntries;
  return orm
    .insert(contentEntries)
    .values(entry)
    .onConflictDoUpdate({
      target: [kind, slug],
      set: { content: entry.content, updatedAt: sql`now()` },
    });
}

/** Moves later entries up, without changing them. */
function removing(orm: Orm, piece: Piece, place: number): readonly SQLWrapper[] {
  const { kind, position } = contentEntries;
  return [
    orm.delete(contentEntries).where(isEntry(piece)),
    orm
      .update(contentEntries)
      .set({ position: sql`${position} - 1` })
      .where(and(eq(kind, piece.kind), gt(position, place))),
  ];
}

/**
 * Publishes a new order of a kind's entries inside the caller's transaction. Returns false unless
 * the current order is `seen`. `order` has the slugs of `seen`, each once.
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
  const standing = await lockState(transaction, { kind, slug: "" });
  if (!isDeepStrictEqual(standing.order, seen)) return false;
  if (isDeepStrictEqual(order, seen)) return true;
  const places = order.map((slug, position) => ({ slug, position }));
  const moved = places.filter(({ slug, position }) => seen[position] !== slug);
  const done = { changed: moved.map(({ slug }) => slug) };
  const move = sql`
    update ${contentEntries} set position = moved.position, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (slug text, position integer)
    where ${eq(contentEntries.kind, kind)} and ${contentEntries.slug} = moved.slug`;
  const changes = changesOfOrder(seen, order);
  await write(transaction, { kind, by, standing, changes, done, writes: [move] });
  return true;
}

interface PublishedState {
  readonly revision: bigint;
  readonly current: PublishedPiece;
  /** The kind's slugs in list order. */
  readonly order: readonly string[];
  /** Content of the newest versions of the entry and of the order. */
  readonly latest: object | null;
  readonly latestOrder: object | null;
  readonly known: readonly KnownTranslation[];
}

/**
 * Reads the state in one statement after the lock, because the next publication waits meanwhile.
 */
async function lockState(transaction: Orm, { kind, slug }: Piece): Promise<PublishedState> {
  const revision = await lockContent(transaction);
  const latest = (of: string) => sql`(
    select content from ${contentVersions} where kind = ${kind} and slug = ${of}
    order by id desc limit 1)`;
  type Row = Omit<PublishedState, "revision" | "current"> & { readonly content: AnyPiece | null };
  const { rows } = await transaction.execute<Row>(sql`
    select
      (select content from ${contentEntries} where kind = ${kind} and slug = ${slug}),
      (select coalesce(jsonb_agg(slug order by position, slug), '[]')
        from ${contentEntries} where kind = ${kind}) as "order",
      ${latest(slug)} as latest,
      ${latest("")} as "latestOrder",
      (select coalesce(jsonb_agg(one), '[]')
        from ${knownTranslations} one where kind = ${kind} and slug = ${slug}) as known`);
  // A select without a table has one row.
  const { content, ...found } = rows[0] as Row;
  const current = publishedPiece(content === null ? undefined : inSchemaOrder(kind, content));
  return { ...found, revision, current };
}

/** Writes a publication in one statement, for the same reason. */
async function write(
  transaction: Orm,
  publication: {
    readonly kind: ContentKind;
    readonly by: Publisher;
    readonly standing: PublishedState;
    readonly changes: readonly ContentChange[];
    readonly done: Partial<PublishedEntries>;
    readonly writes: readonly SQLWrapper[];
    readonly restored?: Version | undefined;
  },
): Promise<void> {
  const { kind, by, standing, changes, done, writes, restored } = publication;
  const revision = standing.revision + 1n;
  const versions = newVersions({
    kind,
    revision,
    by,
    changes,
    latest: (slug) => (slug === "" ? standing.latestOrder : standing.latest),
    restored: (slug) => (slug === "" ? undefined : restored),
  });
  const left = newlyOutdated(kind, changes, () => standing.known);
  const entries = { added: [], changed: [], unchanged: [], removed: [], ...done };
  await asOneStatement(transaction, [
    ...writes,
    transaction.insert(contentVersions).values(versions),
    ...(left.length === 0 ? [] : [insertKnownTranslations(transaction, left)]),
    transaction.insert(auditLog).values(auditLine(by, String(revision), { [kind]: entries })),
    ...settingRevision(transaction, revision),
  ]);
}

export function publishedPiece(content: AnyPiece | undefined): PublishedPiece {
  return { content, fingerprint: content === undefined ? "" : fingerprintOf(content) };
}

/** Returns a hash that does not depend on field order, which JSON columns do not keep. */
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
