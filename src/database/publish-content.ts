import { eq } from "drizzle-orm";
import type { Database, Orm } from "./connect.server.ts";
import { type Content, CONTENT_KINDS, type ContentKind } from "#content/kinds/all-kinds.ts";
import { bumpContentRevision, lockContent } from "./content-revision.ts";
import { type ContentChange, readRows, replaceTable, type StoredItem } from "./content-rows.ts";
import {
  latestPublication,
  latestVersions,
  pastContent,
  type Piece,
  type Publisher,
  recordVersions,
  type Version,
} from "./content-versions.ts";
import { recordLeftBehind } from "./left-behind-translations.ts";
import type { ReplacedRows } from "./replace-rows.ts";
import { auditLog } from "./schema/audit-log.ts";
import { seededContent } from "./schema/content.ts";
import { experiences } from "./schema/experiences.ts";
import { faq } from "./schema/faq.ts";
import { menus } from "./schema/menus.ts";
import { news } from "./schema/news.ts";
import { restaurants } from "./schema/restaurants.ts";
import { settings } from "./schema/settings.ts";

const TABLES = { restaurants, experiences, news, menus, faq, settings };

/** What a publication did to each kind of content it was given, and the revision it made. */
export type PublishedContent = { readonly revision: string } & {
  readonly [Kind in ContentKind]?: ReplacedRows;
};

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
 * deleted; a kind of content that is not given at all stays as it is. The only way in which content is
 * written.
 */
export async function publishContent(
  transaction: Orm,
  content: Partial<Content>,
  { by, isOverDesk = by.source === "desk", restored = () => undefined }: PublishOptions,
): Promise<PublishedContent> {
  // First, because it locks the single row: a second publication waits here for this one.
  const revision = await bumpContentRevision(transaction);
  const published: { -readonly [Kind in ContentKind]?: ReplacedRows } = {};
  const overwritten: Piece[] = [];
  for (const kind of CONTENT_KINDS) {
    const items = content[kind];
    if (items === undefined) continue;
    const { rows, changes } = await replaceTable(transaction, TABLES[kind], items);
    published[kind] = rows;
    if (changes.length === 0) continue;
    const slugs = changes.map(({ slug }) => slug);
    const latest = await latestVersions(transaction, kind, slugs);
    overwritten.push(...changes.filter(fromDesk(latest)).map(({ slug }) => ({ kind, slug })));
    await recordVersions(transaction, {
      kind,
      revision,
      by,
      changes,
      latest,
      restored: (slug) => restored({ kind, slug }),
    });
    await recordLeftBehind(transaction, kind, changes);
  }
  if (overwritten.length > 0 && !isOverDesk) throw new DeskContentError(overwritten);
  await recordSeeded(transaction, content);
  await transaction.insert(auditLog).values({
    actor: by.actor,
    action: `content.${by.action}`,
    details: { revision, ...withoutUnchanged(published) },
  });
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
  const items: readonly StoredItem[] = stored[kind];
  const was = (past[kind] as readonly StoredItem[]).find((item) => item.slug === slug);
  const place = items.findIndex((item) => item.slug === slug);
  const others = items.filter((item) => item.slug !== slug);
  const at = place === -1 ? others.length : place;
  return { [kind]: was === undefined ? others : others.toSpliced(at, 0, was) };
}

function fromDesk(latest: ReadonlyMap<string, Version>) {
  return ({ slug }: ContentChange) => latest.get(slug)?.source === "desk";
}

/** A line of the log names what changed, not the thousand articles that did not. */
function withoutUnchanged(published: { readonly [Kind in ContentKind]?: ReplacedRows }) {
  return Object.fromEntries(
    Object.entries(published).map(([kind, { added, changed, removed }]) => [
      kind,
      { added, changed, removed },
    ]),
  );
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

/** The stored pieces of a kind in the order of its list; with `slug` that one, if it is there. */
export async function readItems(
  orm: Orm,
  kind: ContentKind,
  slug?: string,
): Promise<readonly StoredItem[]> {
  const table = TABLES[kind];
  return readRows(orm, table, slug === undefined ? undefined : eq(table.slug, slug));
}

/** The stored content in the shape in which it is imported. */
export async function exportContent({ orm }: Pick<Database, "orm">): Promise<Content> {
  return {
    restaurants: await readRows(orm, restaurants),
    experiences: await readRows(orm, experiences),
    news: await readRows(orm, news),
    menus: await readRows(orm, menus),
    faq: await readRows(orm, faq),
    settings: await readRows(orm, settings),
  };
}
