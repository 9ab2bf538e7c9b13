import { RESTAURANTS } from "../src/content/restaurants/all-restaurants.ts";
import type { RestaurantContent } from "../src/content/restaurants/restaurant-content.ts";
import { connectDatabase } from "../src/database/connect.server.ts";
import { importContent } from "../src/database/import-content.ts";
import { prepareDatabase } from "../src/database/seed.ts";

/** A city for every so many houses. */
const HOUSES_IN_A_CITY = 4;

/** The built-in houses, and as many copies under other names and cities as `count` asks for. */
function grownRestaurants(count: number): RestaurantContent[] {
  return Array.from({ length: count }, (_, at): RestaurantContent => {
    const original = RESTAURANTS[at % RESTAURANTS.length] as RestaurantContent;
    const copy = Math.floor(at / RESTAURANTS.length);
    if (copy === 0) return original;
    const city = Math.floor(at / HOUSES_IN_A_CITY);
    return {
      ...original,
      slug: `${original.slug}-${copy}`,
      name: `${original.name} ${copy}`,
      city: `${original.city} ${city}`,
      citySlug: `${original.citySlug}-${city}`,
    };
  });
}

/** Prepares an embedded database with so many houses, for a site to start on. */
export async function growDatabase(dataDir: string, count: number): Promise<void> {
  const database = await connectDatabase({ dataDir });
  await prepareDatabase(database);
  await importContent(database, { restaurants: grownRestaurants(count) });
  await database.close();
}
