import { BUILT_IN_CONTENT } from "#content/built-in/built-in-content.server.ts";
import { type Content, CONTENT_KINDS } from "#content/kinds/all-kinds.ts";
import type { Database, Orm } from "#database/database.ts";
import { readItems } from "./content-entries.ts";
import { migrateDatabase } from "#database/migrate.ts";
import { publishContent } from "./publish-content.ts";
import { seededContent } from "#database/schema/content.ts";

/**
 * Prepares the database: applies migrations, fills unfilled kinds with built-in content, and adds
 * new pages, so that an upgraded site has the pages of a new one. Safe for concurrent starts.
 */
export async function prepareDatabase(database: Database): Promise<void> {
  await migrateDatabase(database, async (transaction) => {
    const rows = await transaction.select({ kind: seededContent.kind }).from(seededContent);
    const seeded = new Set(rows.map(({ kind }) => kind));
    const missing = CONTENT_KINDS.filter((kind) => !seeded.has(kind));
    const content: Partial<Content> = {
      ...(await withNewPages(transaction)),
      ...Object.fromEntries(missing.map((kind) => [kind, BUILT_IN_CONTENT[kind] ?? []])),
    };
    if (Object.keys(content).length === 0) return;
    await publishContent(transaction, content, {
      by: { source: "earlier", action: "install", actor: "npm start" },
    });
  });
}

/** Users cannot create or delete pages, so a missing one is newer than the others (rule 10.60). */
async function withNewPages(transaction: Orm): Promise<Partial<Content>> {
  const { pages: builtIn = [] } = BUILT_IN_CONTENT;
  const stored = await readItems(transaction, "pages");
  const added = builtIn.filter((page) => !stored.some(({ slug }) => slug === page.slug));
  return stored.length === 0 || added.length === 0 ? {} : { pages: [...stored, ...added] };
}
