import { EXPERIENCES } from "#content/experiences/all-experiences.ts";
import { ARTICLES } from "#content/news/all-articles.ts";
import { RESTAURANTS } from "#content/restaurants/all-restaurants.ts";
import type { Database } from "./connect.server.ts";
import type { Content } from "./content.ts";
import { replaceContent } from "./import-content.ts";
import { migrateDatabase } from "./migrate.ts";
import { restaurants } from "./schema/restaurants.ts";

const BUILT_IN_CONTENT: Content = {
  restaurants: RESTAURANTS,
  experiences: EXPERIENCES,
  articles: ARTICLES,
};

/**
 * Makes the database ready to serve: brings the tables up to date and, when there are no
 * restaurants yet, fills in the built-in content. Safe when several processes start at once.
 */
export async function prepareDatabase(database: Database): Promise<void> {
  await migrateDatabase(database, async (transaction) => {
    const rowCount = await transaction.$count(restaurants);
    if (rowCount === 0) await replaceContent(transaction, BUILT_IN_CONTENT);
  });
}
