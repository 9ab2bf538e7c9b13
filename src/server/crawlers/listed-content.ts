import type { ApiClient } from "#api/api-client.ts";
import { servedMenus } from "#api/menus/menu-dates.ts";
import type { Menu } from "#api/menus/menus.contract.ts";
import type { ArticleSummary } from "#api/news/news.contract.ts";
import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import { listRestaurants } from "#api/restaurants/restaurants.queries.ts";
import type { Database } from "#database/connect.server.ts";

/** A restaurant as far as its URL goes. */
interface ListedRestaurant {
  readonly slug: string;
  readonly city: string;
  readonly citySlug: string;
  /** ISO 8601 in UTC, or "" when unknown: a remote product API does not provide it. */
  readonly changedAt: string;
}

/** What has its own pages at the moment. */
export interface ListedContent {
  readonly restaurants: readonly ListedRestaurant[];
  readonly menus: readonly Pick<Menu, "restaurant" | "kind" | "updatedAt">[];
  /** Active and published, the newest first. */
  readonly articles: readonly ArticleSummary[];
  /** False when the product API could not be reached and this is what was known before. */
  readonly isWhole: boolean;
}

/**
 * Reads what has pages from the API, and in place of its own database's restaurants the rows, which
 * know when they changed. The result never rejects: it falls back on the last one, then on the
 * built-in restaurants (rule 2.9).
 */
export function createListedContent(options: {
  readonly api: Pick<ApiClient, "listRestaurants" | "listAllArticles" | "listMenus">;
  /** Undefined where a remote product API has the restaurants. */
  readonly database: Database | undefined;
}): () => Promise<ListedContent> {
  const { api, database } = options;
  let known: ListedContent | undefined;

  async function read(): Promise<ListedContent> {
    const [restaurants, articles, menus] = await Promise.all([
      database ? datedRestaurants(database) : api.listRestaurants().then(undated),
      api.listAllArticles(),
      api.listMenus().then(servedMenus),
    ]);
    known = {
      restaurants: restaurants.filter(hasPage),
      articles: articles.filter(hasPage),
      menus,
      isWhole: true,
    };
    return known;
  }

  return () =>
    read().catch(() => ({
      restaurants: known?.restaurants ?? undated(builtInRestaurants()),
      articles: known?.articles ?? [],
      menus: known?.menus ?? [],
      isWhole: false,
    }));
}

/** A record of a remote product API may have no slug, and so no page. */
function hasPage({ slug }: { readonly slug: string }): boolean {
  return slug !== "";
}

async function datedRestaurants(database: Database): Promise<ListedRestaurant[]> {
  const rows = await listRestaurants(database);
  return rows
    .filter(({ isActive }) => isActive)
    .map((row) => ({
      slug: row.slug,
      city: row.city,
      citySlug: row.citySlug,
      changedAt: row.updatedAt.toISOString(),
    }));
}

function undated(
  restaurants: readonly Pick<ListedRestaurant, "slug" | "city" | "citySlug">[],
): ListedRestaurant[] {
  return restaurants.map(({ slug, city, citySlug }) => ({ slug, city, citySlug, changedAt: "" }));
}
