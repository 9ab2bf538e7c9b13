import type { Database, Orm } from "./connect.server.ts";
import type { Content } from "./content.ts";
import { bumpContentRevision } from "./content-revision.ts";
import type { ReplacedRows } from "./replace-rows.ts";
import { readRestaurants, replaceRestaurants } from "./restaurant-rows.ts";

/** What an import did to each kind of content, and the revision it made. */
export interface ImportedContent {
  readonly revision: string;
  readonly restaurants: ReplacedRows;
}

/**
 * Makes the stored content equal to the given one, in one transaction that counts the revision
 * up and announces it to all processes. What is no longer given is deleted.
 */
export function importContent(database: Database, content: Content): Promise<ImportedContent> {
  return database.orm.transaction((transaction) => replaceContent(transaction, content));
}

/** The work of {@link importContent} inside a transaction of the caller. */
export async function replaceContent(transaction: Orm, content: Content): Promise<ImportedContent> {
  // First, because it locks the single row: a second import waits here for this one.
  const revision = await bumpContentRevision(transaction);
  return { revision, restaurants: await replaceRestaurants(transaction, content.restaurants) };
}

/** The stored content in the shape in which it is imported. */
export async function exportContent(database: Database): Promise<Content> {
  return { restaurants: await readRestaurants(database.orm) };
}
