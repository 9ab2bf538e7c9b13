import { onTestFinished } from "vitest";
import { createApiReader } from "#remote-api/api-reader.ts";
import { fetchArticle, fetchArticles } from "#remote-api/fetch-articles.ts";
import { fetchExperiences } from "#remote-api/fetch-experiences.ts";
import { fetchMenus } from "#remote-api/fetch-menus.ts";
import { fetchQuestions } from "#remote-api/fetch-questions.ts";
import { fetchRestaurant, fetchRestaurants } from "#remote-api/fetch-restaurants.ts";
import { recordLog } from "./log-recorder.ts";
import { type PreparedResponse, startProductApi } from "./product-api.ts";

function remoteCalls(access: Parameters<typeof createApiReader>[0]) {
  const reader = createApiReader(access);
  return {
    listRestaurants: () => fetchRestaurants(reader),
    findRestaurant: (slugOrId: string) => fetchRestaurant(reader, slugOrId),
    listExperiences: () => fetchExperiences(reader),
    listArticles: () => fetchArticles(reader),
    findArticle: (slug: string) => fetchArticle(reader, slug),
    listMenus: (restaurant?: string) => fetchMenus(reader, restaurant),
    listQuestions: () => fetchQuestions(reader),
  };
}

export async function productApi(responses: Readonly<Record<string, PreparedResponse>>) {
  const api = await startProductApi();
  onTestFinished(() => api.close());
  for (const [path, response] of Object.entries(responses)) api.responses.set(path, response);
  return api;
}

/** Starts one and returns the site's calls to it, with their log. */
export async function callsTo(
  responses: Readonly<Record<string, PreparedResponse>>,
  timeoutMs = 30_000,
) {
  const api = await productApi(responses);
  const { log, lines, messages } = recordLog();
  return { api, client: remoteCalls({ baseUrl: api.url, log, timeoutMs }), lines, messages };
}
