import { type ApiAccess, createApiReader } from "./api-reader.ts";
import type { Experience } from "./experiences/experiences.contract.ts";
import { fetchExperiences } from "./experiences/fetch-experiences.ts";
import type { FaqQuestion } from "./faq/faq.contract.ts";
import { fetchQuestions } from "./faq/fetch-questions.ts";
import { fetchMenus } from "./menus/fetch-menus.ts";
import type { Menu } from "./menus/menus.contract.ts";
import type { Language } from "#language/languages.ts";
import {
  fetchAllArticles,
  fetchArticle,
  fetchArticlePage,
  fetchNewestArticles,
} from "./news/fetch-articles.ts";
import type { Article, ArticlePage, ArticleSummary } from "./news/news.contract.ts";
import { fetchRestaurant, fetchRestaurants } from "./restaurants/fetch-restaurants.ts";
import type { Restaurant } from "./restaurants/restaurants.contract.ts";

/** Rule 5.5: a product API that has not responded by then counts as unreachable, however many calls a page makes. */
const TIMEOUT_MS = 10_000;

/**
 * What the site may ask of the product API. Every call rejects with `ApiUnavailableError` when
 * the API cannot be reached or understood.
 */
export interface ApiClient {
  /** The active restaurants, in the API's order (rule 5.1). */
  listRestaurants(): Promise<readonly Restaurant[]>;
  /** One active restaurant by slug or id; null when there is none. */
  findRestaurant(slugOrId: string): Promise<Restaurant | null>;
  /** The active experiences, by their order ascending (rule 5.2). */
  listExperiences(): Promise<readonly Experience[]>;
  /** This many of the published, active articles after the first `skip`, the newest first (rule 5.3). */
  listArticles(range: ArticleRange): Promise<ArticlePage>;
  /** All of them, for lists that are made once per content revision. */
  listAllArticles(): Promise<readonly ArticleSummary[]>;
  /** The newest that are written in a language and dated, with their texts, at most `count`. */
  listNewestArticles(language: Language, count: number): Promise<readonly Article[]>;
  /** One published, active article by its slug; null when there is none. */
  findArticle(slug: string): Promise<Article | null>;
  /** The active menus, of one restaurant where its slug is given (rule 5.7). */
  listMenus(restaurant?: string): Promise<readonly Menu[]>;
  /** The questions that home answers, in their order (rule 5.8). */
  listQuestions(): Promise<readonly FaqQuestion[]>;
}

export interface ArticleRange {
  readonly skip: number;
  /** At most MOST_ARTICLES. */
  readonly limit: number;
}

/** A client for the product API, over the network or in-process. */
export function createApiClient(
  access: Omit<ApiAccess, "timeoutMs"> & { readonly timeoutMs?: number },
): ApiClient {
  const reader = createApiReader({ timeoutMs: TIMEOUT_MS, ...access });
  return {
    listRestaurants: () => fetchRestaurants(reader),
    findRestaurant: (slugOrId) => fetchRestaurant(reader, slugOrId),
    listExperiences: () => fetchExperiences(reader),
    listArticles: (range) => fetchArticlePage(reader, range),
    listAllArticles: () => fetchAllArticles(reader),
    listNewestArticles: (language, count) => fetchNewestArticles(reader, language, count),
    findArticle: (slug) => fetchArticle(reader, slug),
    listMenus: (restaurant) => fetchMenus(reader, restaurant),
    listQuestions: () => fetchQuestions(reader),
  };
}
