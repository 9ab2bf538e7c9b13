import { EXPERIENCES } from "#content/experiences/all-experiences.ts";
import { FAQ } from "#content/faq/all-faq.ts";
import { MENUS } from "#content/menus/all-menus.ts";
import { NEWS } from "#content/news/all-news.ts";
import { PAGES } from "#content/pages/all-pages.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import { TEMPLATES } from "#content/templates/all-templates.ts";
import type { Database } from "./connect.server.ts";
import { type Content, CONTENT_KINDS } from "#content/kinds/all-kinds.ts";
import { publishContent } from "./publish-content.ts";
import { migrateDatabase } from "./migrate.ts";
import { seededContent } from "./schema/content.ts";

/** A kind without built-in content begins empty. */
const BUILT_IN_CONTENT: Partial<Content> = {
  restaurants: RESTAURANTS,
  experiences: EXPERIENCES,
  news: NEWS,
  menus: MENUS,
  pages: PAGES,
  faq: FAQ,
  templates: TEMPLATES,
};

/**
 * Makes the database ready to serve: brings the tables up to date and fills each kind of content that
 * was never filled with the built-in one, so that after an update a site shows what a new one shows.
 * Safe when several processes start at once.
 */
export async function prepareDatabase(database: Database): Promise<void> {
  await migrateDatabase(database, async (transaction) => {
    const rows = await transaction.select({ kind: seededContent.kind }).from(seededContent);
    const seeded = new Set(rows.map(({ kind }) => kind));
    const missing = CONTENT_KINDS.filter((kind) => !seeded.has(kind));
    if (missing.length === 0) return;
    const content = Object.fromEntries(missing.map((kind) => [kind, BUILT_IN_CONTENT[kind] ?? []]));
    await publishContent(transaction, content, {
      by: { source: "earlier", action: "install", actor: "npm start" },
    });
  });
}
