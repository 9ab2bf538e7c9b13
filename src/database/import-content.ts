import type { Database, Orm } from "./connect.server.ts";
import type { Content, ContentKind } from "./content.ts";
import { bumpContentRevision } from "./content-revision.ts";
import { readRows, replaceTable } from "./content-rows.ts";
import type { ReplacedRows } from "./replace-rows.ts";
import { experiences } from "./schema/experiences.ts";
import { news } from "./schema/news.ts";
import { restaurants } from "./schema/restaurants.ts";

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
  return { revision, ...replaced };
}

/** The stored content in the shape in which it is imported. */
export async function exportContent({ orm }: Database): Promise<Content> {
  return {
    restaurants: await readRows(orm, restaurants),
    experiences: await readRows(orm, experiences),
    articles: await readRows(orm, news),
  };
}
