import { createApiReader } from "#remote-api/api-reader.ts";
import { fetchArticle, fetchArticles } from "#remote-api/fetch-articles.ts";
import { fetchExperiences } from "#remote-api/fetch-experiences.ts";
import { fetchRestaurant, fetchRestaurants } from "#remote-api/fetch-restaurants.ts";

/** The calls that the site makes to a remote product API. */
export function remoteCalls(access: Parameters<typeof createApiReader>[0]) {
  const reader = createApiReader(access);
  return {
    listRestaurants: () => fetchRestaurants(reader),
    findRestaurant: (slugOrId: string) => fetchRestaurant(reader, slugOrId),
    listExperiences: () => fetchExperiences(reader),
    listArticles: () => fetchArticles(reader),
    findArticle: (slug: string) => fetchArticle(reader, slug),
  };
}
