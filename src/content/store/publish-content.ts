import type { Database, Orm } from "#database/database.ts";
import { type Content, CONTENT_KINDS, type ContentKind } from "#content/kinds/all-kinds.ts";
import {
  type ContentChange,
  inSchemaOrder,
  type PublishedEntries,
  readRows,
  replaceEntries,
  type Piece,
} from "./content-entries.ts";
import { bumpContentRevision, lockContent } from "#database/content-revision.ts";
import {
  latestPublication,
  latestVersions,
  newVersions,
  pastContent,
  type Publisher,
  type Version,
} from "./content-versions.ts";
import {
  addKnownTranslations,
  newlyOutdated,
  readKnownTranslations,
} from "./known-translations.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { contentVersions, seededContent } from "#database/schema/content.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";

export type PublishedContent = { readonly revision: string } & PublishedKinds;

type PublishedKinds = { readonly [Kind in ContentKind]?: PublishedEntries };

/** Thrown before an import overwrites content published at the desk. */
export class DeskContentError extends Error {
  override name = "DeskContentError";
  readonly pieces: readonly Piece[];
  constructor(pieces: readonly Piece[]) {
    super("Content that was published at the desk would be overwritten");
    this.pieces = pieces;
  }
}

/** Thrown when there is no earlier version to restore. */
export class NothingToUndoError extends Error {
  override name = "NothingToUndoError";
}

interface PublishOptions {
  readonly by: Publisher;
  /** Overwrites desk content, instead of throwing `DeskContentError`. */
  readonly isOverDesk?: boolean;
  readonly restored?: (piece: Piece) => Version | undefined;
}

/**
 * Makes the stored content equal to the given one, inside the caller's transaction: increments and
 * announces the revision, and writes changed entries, their versions, outdated translations and an
 * audit log line. Deletes entries missing from a given kind; leaves other kinds alone. For a single
 * entry see `publishPiece`.
 */
export async function publishContent(
  transaction: Orm,
  content: Partial<Content>,
  { by, isOverDesk = by.source === "desk", restored = () => undefined }: PublishOptions,
): Promise<PublishedContent> {
  // First, because it locks: a second publication waits here.
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
    // PostgreSQL accepts 65,535 values per statement.
    for (let from = 0; from < versions.length; from += 1000) {
      await transaction.insert(contentVersions).values(versions.slice(from, from + 1000));
    }
    const known = await readKnownTranslations(transaction, kind, slugs);
    const left = newlyOutdated(kind, changes, (slug) => known.get(slug) ?? []);
    await addKnownTranslations(transaction, left);
  }
  if (overwritten.length > 0 && !isOverDesk) throw new DeskContentError(overwritten);
  await recordSeeded(transaction, content);
  await transaction.insert(auditLog).values(auditLine(by, revision, published));
  return { revision, ...published };
}

/** Imports files in one transaction. See {@link publishContent}. */
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
 * Reverts the newest publication, or with `to` all after that revision, or with `piece` that
 * entry's newest version. An undo is a publication, so a second undo reverts it. Throws
 * `NothingToUndoError`.
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

/** Returns the stored content with one entry in its past state. */
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

/** Names only what changed, not the thousand articles that did not. */
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
 * Marks kinds as filled, so that built-in content never fills them again. The first import marks
 * all kinds: those it lacks stay empty.
 */
async function recordSeeded(transaction: Orm, content: Partial<Content>): Promise<void> {
  const isFirst = (await transaction.$count(seededContent)) === 0;
  const kinds = CONTENT_KINDS.filter((kind) => isFirst || content[kind] !== undefined);
  if (kinds.length === 0) return;
  const rows = kinds.map((kind) => ({ kind }));
  await transaction.insert(seededContent).values(rows).onConflictDoNothing();
}

export async function exportContent({ orm }: Pick<Database, "orm">): Promise<Content> {
  const byKind = Map.groupBy(await readRows(orm), ({ kind }) => kind);
  const lists = CONTENT_KINDS.map((kind) => [
    kind,
    (byKind.get(kind) ?? []).map(({ content }) => inSchemaOrder(kind, content)),
  ]);
  return Object.fromEntries(lists) as Content;
}
