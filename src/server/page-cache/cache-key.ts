import { CONTENT_ROUTES } from "#api/api.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { FEATURE_WORDS } from "#content/schemas/feature-words.ts";
import { COUNTRIES } from "#language/currencies.ts";
import { LANGUAGES } from "#language/languages.ts";
import { asksForLanguage } from "#language/language-redirect.ts";
import { matchPath } from "#language/match-path.ts";
import { newsPageNumber, PAGE_PARAMETER } from "#language/news-page.ts";
import { isDataRequest } from "#language/path-segments.ts";
import { OTHER_PAGES } from "#language/path-to.ts";
import { SUBJECTS } from "#leads/accept/form-fields.ts";
import { GUEST_STEPS } from "#site/screens/restaurant-list/restaurant-filters.ts";
import { type QueryParameter, SCREEN_DEFINITIONS } from "#site/screen-definitions.server.ts";

export interface Contents {
  readonly content: Snapshot;
  readonly ownContent: Snapshot;
}

/** Responses besides pages that derive from content and settings alone. */
const CONTENT_PATH = new RegExp(
  String.raw`^/(api/((${Object.keys(CONTENT_ROUTES).join("|")})(/[\da-z-]+)*|openapi\.json)|(feeds|sitemaps)/[\w-]+\.xml|sitemap[\w-]*\.xml|robots\.txt|manifest\.webmanifest|site-config\.json|\.well-known/security\.txt|menus/[\w-]+\.pdf|calendar/\w+/happenings(/[\w-]+){0,2}\.ics|cards(/[\w-]+)+\.jpg)$`,
);
/** Folders whose other responses are personal and as expensive as a page. */
const DRAWN_PATH = /^\/(calendar|cards|feeds|menus|own-data|sitemaps)\//;
const PAGE_PATH = new RegExp(String.raw`^/((${LANGUAGES.join("|")})(?=[/?.]|$)|(?=\?|$))`);

/** Whether a path is served before files and pages. */
export const isContentPath = (path: string) => CONTENT_PATH.test(path) || DRAWN_PATH.test(path);

export const isPagePath = (url: string) =>
  PAGE_PATH.test(url) && !isDataRequest(url.split("?", 1)[0] ?? "");

/** Whether a key depends on the last known content of a remote product API. */
export const isOfKnown = (url: string) => PAGE_PATH.test(url) || url.startsWith("/menus/");

/**
 * Returns the cache key of a GET or HEAD: the path and the query parameters that change the
 * response. Undefined if the query has an unknown or personal value: invented values would fill the
 * cache.
 */
export function cacheKey(url: string, contents: Contents): string | undefined {
  const [path = "", search = ""] = url.split("?", 2);
  const isContent = CONTENT_PATH.test(path);
  if (!isContent && (!PAGE_PATH.test(url) || asksForLanguage(url))) return undefined;
  const isData = isDataRequest(path);
  if (search === "") return isData ? undefined : path;
  const query = new URLSearchParams(search);
  if (isContent) return contentKey(path, query, contents);
  return (isData ? dataKey : pageKey)(path, query, contents.content);
}

const withQuery = (path: string, query: URLSearchParams) =>
  query.size === 0 ? path : `${path}?${query}`;

function contentKey(path: string, search: URLSearchParams, { ownContent }: Contents) {
  if (path === "/api/news")
    return ["published", "active"].some((name) => search.get(name) === "false") ? undefined : path;
  const restaurants = path === "/api/menus" ? search.getAll("restaurant") : [];
  const [slug] = restaurants;
  if (slug === undefined) return path;
  const isOne = restaurants.length === 1 && ownContent.findRestaurant(slug)?.slug === slug;
  return isOne ? `${path}?restaurant=${slug}` : undefined;
}

/** Values with their own cached page. */
const PRESETS = new Map<QueryParameter, ReadonlySet<string>>([
  ["subject", new Set(SUBJECTS)],
  ["feature", new Set(Object.keys(FEATURE_WORDS))],
  ["guests", new Set(GUEST_STEPS)],
]);

function isPreset(name: QueryParameter, value: string, content: Snapshot): boolean {
  if (name === "restaurant") return content.findRestaurant(value)?.slug === value;
  if (name === "city")
    return content.restaurants?.some(({ citySlug }) => citySlug === value) ?? false;
  if (name === "country") return content.countries.has(value);
  return PRESETS.get(name)?.has(value) ?? false;
}

function pageKey(path: string, search: URLSearchParams, content: Snapshot): string | undefined {
  const isOther = OTHER_PAGES.some((one) => LANGUAGES.some((language) => one(language) === path));
  // Each link shows its own page.
  if (isOther && search.size > 0) return undefined;
  const match = matchPath(path);
  if (match === undefined) return path;
  const { cacheQuery, cacheQueryMaximum, ownQuery } = SCREEN_DEFINITIONS[match.screen];
  if (ownQuery?.some((name) => search.has(name))) return undefined;
  const query = new URLSearchParams();
  for (const name of cacheQuery ?? []) {
    if (name === "page") {
      const page = newsPageNumber(match.language, search);
      if (page === undefined) return undefined;
      // A page beyond the last is a 404, so not cached.
      if (page > 1) query.set(PAGE_PARAMETER[match.language], String(page));
      continue;
    }
    const value = search.get(name);
    // A form without script submits open fields as empty texts.
    if (value === null || value === "") continue;
    if (isPreset(name, value, content)) query.set(name, value);
    // An unknown country shows the page without one (rule 3.13), unless the content may soon know
    // it.
    else if (name !== "country" || COUNTRIES.includes(value)) return undefined;
  }
  if (query.size > (cacheQueryMaximum ?? query.size)) return undefined;
  return withQuery(path, query);
}

/** React Router's parameter for the requested routes. */
const ROUTES = "_routes";

/** Returns the key of a page's data if only its own route is requested, as by a navigation. */
function dataKey(path: string, search: URLSearchParams, content: Snapshot): string | undefined {
  const pagePath = path.replace(/\.data$/, "");
  const page = matchPath(pagePath);
  const route = page && `${page.language}/${page.screen}`;
  if (route === undefined || search.getAll(ROUTES).join() !== route) return undefined;
  search.delete(ROUTES);
  const key = pageKey(pagePath, search, content);
  if (key === undefined) return undefined;
  const [, keySearch = ""] = key.split("?", 2);
  const query = new URLSearchParams(keySearch);
  query.set(ROUTES, route);
  return withQuery(path, query);
}
