import type { Database, Orm } from "./connect.server.ts";
import { type Content, CONTENT_KINDS, type ContentKind } from "#content/kinds/all-kinds.ts";
import {
  inOrderOfShape,
  type PublishedEntries,
  readRows,
  replaceEntries,
} from "./content-entries.ts";
import { bumpContentRevision, lockContent } from "./content-revision.ts";
import {
  type ContentChange,
  latestPublication,
  latestVersions,
  newVersions,
  pastContent,
  type Piece,
  type Publisher,
  type Version,
} from "./content-versions.ts";
import { addKnownTranslations, leftBehind, readKnownTranslations } from "./known-translations.ts";
import { auditLog } from "./schema/audit-log.ts";
import { contentVersions, seededContent } from "./schema/content.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";

/** What a publication did to each kind of content it was given, and the revision it made. */
export type PublishedContent = { readonly revision: string } & PublishedKinds;

type PublishedKinds = { readonly [Kind in ContentKind]?: PublishedEntries };

/** What the staff published at the desk would be lost; nothing was changed. */
export class DeskContentError extends Error {
  override name = "DeskContentError";
  readonly pieces: readonly Piece[];
  constructor(pieces: readonly Piece[]) {
    super("Content that was published at the desk would be overwritten");
    this.pieces = pieces;
  }
}

/** There is nothing to take back: the piece, or the content, has no earlier version. */
export class NothingToUndoError extends Error {
  override name = "NothingToUndoError";
}

interface PublishOptions {
  readonly by: Publisher;
  /** Also what the desk published is overwritten; without it that is a `DeskContentError`. */
  readonly isOverDesk?: boolean;
  /** The version that an undo brings back, if it is one. */
  readonly restored?: (piece: Piece) => Version | undefined;
}

/**
 * Makes the stored content equal to the given one, inside a transaction of the caller: counts the
 * revision up and announces it to all processes, writes what differs, a version of each changed
 * piece, which translations it leaves behind, and a line of the audit log. What is no longer given is
 * deleted; a kind of content that is not given at all stays as it is. A single piece is published by
 * `publishPiece`.
 */
export async function publishContent(
  transaction: Orm,
  content: Partial<Content>,
  { by, isOverDesk = by.source === "desk", restored = () => undefined }: PublishOptions,
): Promise<PublishedContent> {
  // First, because it locks the single row: a second publication waits here for this one.
  const revision = await bumpContentRevision(transaction);
  const published: { -readonly [Kind in ContentKind]?: PublishedEntries } = {};
  const overwritten: Piece[] = [];
  for (const kind of CONTENT_KINDS) {
    const items = content[kind];
    if (items === undefined) continue;
    const { entries, changes } = await replaceEntries(transaction, kind, items);
    published[kind] = entries;
    if (changes.length === 0) continue;
    const slugs = changes.map(({ slug }) => slug);
    const latest = await latestVersions(transaction, kind, slugs);
    overwritten.push(...changes.filter(fromDesk(latest)).map(({ slug }) => ({ kind, slug })));
    const versions = newVersions({
      kind,
      revision: BigInt(revision),
      by,
      changes,
      latest: (slug) => latest.get(slug)?.content,
      restored: (slug) => restored({ kind, slug }),
    });
    // PostgreSQL takes 65,535 values in a statement.
    for (let from = 0; from < versions.length; from += 1000) {
      await transaction.insert(contentVersions).values(versions.slice(from, from + 1000));
    }
    const known = await readKnownTranslations(transaction, kind, slugs);
    const left = leftBehind(kind, changes, (slug) => known.get(slug) ?? []);
    await addKnownTranslations(transaction, left);
  }
  if (overwritten.length > 0 && !isOverDesk) throw new DeskContentError(overwritten);
  await recordSeeded(transaction, content);
  await transaction.insert(auditLog).values(auditLine(by, revision, published));
  return { revision, ...published };
}

/** Files → database, in one transaction. See {@link publishContent}. */
export function importContent(
  database: Pick<Database, "orm">,
  content: Partial<Content>,
  { isOverDesk = false }: { readonly isOverDesk?: boolean } = {},
): Promise<PublishedContent> {
  const by: Publisher = { source: "files", action: "import", actor: "npm run content" };
  return database.orm.transaction((transaction) =>
    publishContent(transaction, content, { by, isOverDesk }),
  );
}

/**
 * Takes back the newest publication, or with `to` all that came after that revision, or with `piece`
 * the newest version of that piece alone. It is a publication like any other: a second undo takes back
 * the first. Throws a `NothingToUndoError`.
 */
export function undoContent(
  database: Database,
  { piece, to }: { readonly piece?: Piece; readonly to?: bigint },
): Promise<PublishedContent> {
  const by: Publisher = { source: "files", action: "undo", actor: "npm run content" };
  return database.orm.transaction(async (transaction) => {
    await lockContent(transaction);
    const newest = await latestPublication(transaction, piece);
    if (newest === undefined) throw new NothingToUndoError("Nothing was published yet");
    const until = to ?? newest - 1n;
    const stored = await exportContent({ orm: transaction });
    const { content: past, versionOf } = await pastContent(transaction, stored, until);
    const content = piece === undefined ? past : withPieceOf(past, stored, piece);
    return publishContent(transaction, content, { by, isOverDesk: true, restored: versionOf });
  });
}

/** The stored content, with one piece as it was. */
function withPieceOf(past: Content, stored: Content, { kind, slug }: Piece): Partial<Content> {
  const items: readonly AnyPiece[] = stored[kind];
  const was = (past[kind] as readonly AnyPiece[]).find((item) => item.slug === slug);
  const place = items.findIndex((item) => item.slug === slug);
  const others = items.filter((item) => item.slug !== slug);
  const at = place === -1 ? others.length : place;
  return { [kind]: was === undefined ? others : others.toSpliced(at, 0, was) };
}

function fromDesk(latest: ReadonlyMap<string, Version>) {
  return ({ slug }: ContentChange) => latest.get(slug)?.source === "desk";
}

/** A line of the log names what changed, not the thousand articles that did not. */
export function auditLine(
  { actor, action }: Publisher,
  revision: string,
  published: PublishedKinds,
): typeof auditLog.$inferInsert {
  const kinds = Object.entries(published).map(([kind, { added, changed, removed }]) => [
    kind,
    { added, changed, removed },
  ]);
  return {
    actor,
    action: `content.${action}`,
    details: { revision, ...Object.fromEntries(kinds) },
  };
}

/**
 * What was given is never filled by the built-in content again. Whoever brings the first content of a
 * database decides about all of it: what he leaves out stays empty.
 */
async function recordSeeded(transaction: Orm, content: Partial<Content>): Promise<void> {
  const isFirst = (await transaction.$count(seededContent)) === 0;
  const kinds = CONTENT_KINDS.filter((kind) => isFirst || content[kind] !== undefined);
  if (kinds.length === 0) return;
  const rows = kinds.map((kind) => ({ kind }));
  await transaction.insert(seededContent).values(rows).onConflictDoNothing();
}

/** The stored content in the shape in which it is imported. */
export async function exportContent({ orm }: Pick<Database, "orm">): Promise<Content> {
  const byKind = Map.groupBy(await readRows(orm), ({ kind }) => kind);
  const lists = CONTENT_KINDS.map((kind) => [
    kind,
    (byKind.get(kind) ?? []).map(({ content }) => inOrderOfShape(kind, content)),
  ]);
  return Object.fromEntries(lists) as Content;
}
