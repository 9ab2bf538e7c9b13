import type { Database, Orm } from "./connect.server.ts";
import { type Content, CONTENT_KINDS, type ContentKind } from "./content.ts";
import { bumpContentRevision } from "./content-revision.ts";
import { readRows, replaceTable } from "./content-rows.ts";
import type { ReplacedRows } from "./replace-rows.ts";
import { experiences } from "./schema/experiences.ts";
import { menus } from "./schema/menus.ts";
import { news } from "./schema/news.ts";
import { restaurants } from "./schema/restaurants.ts";
import { seededContent } from "./schema/content.ts";

/** What an import did to each kind of content it was given, and the revision it made. */
export type ImportedContent = { readonly revision: string } & {
  readonly [Kind in ContentKind]?: ReplacedRows;
};

/**
 * Makes the stored content equal to the given one, in one transaction that counts the revision
 * up and announces it to all processes. What is no longer given is deleted; a kind of content
 * that is not given at all stays as it is.
 */
export function importContent(
  database: Database,
  content: Partial<Content>,
): Promise<ImportedContent> {
  return database.orm.transaction((transaction) => replaceContent(transaction, content));
}

/** The work of {@link importContent} inside a transaction of the caller. */
export async function replaceContent(
  transaction: Orm,
  content: Partial<Content>,
): Promise<ImportedContent> {
  // First, because it locks the single row: a second import waits here for this one.
  const revision = await bumpContentRevision(transaction);
  const replaced: { -readonly [Kind in ContentKind]?: ReplacedRows } = {};
  if (content.restaurants) {
    replaced.restaurants = await replaceTable(transaction, restaurants, content.restaurants);
  }
  if (content.experiences) {
    replaced.experiences = await replaceTable(transaction, experiences, content.experiences);
  }
  if (content.articles) {
    replaced.articles = await replaceTable(transaction, news, content.articles);
  }
  if (content.menus) replaced.menus = await replaceTable(transaction, menus, content.menus);
  await recordSeeded(transaction, content);
  return { revision, ...replaced };
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
export async function exportContent({ orm }: Database): Promise<Content> {
  return {
    restaurants: await readRows(orm, restaurants),
    experiences: await readRows(orm, experiences),
    articles: await readRows(orm, news),
    menus: await readRows(orm, menus),
  };
}
