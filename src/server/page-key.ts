import { SUBJECTS } from "#leads/accept/form-fields.ts";
import { LANGUAGES } from "#language/languages.ts";
import { COUNTRIES } from "#language/currencies.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { matchPath } from "#language/match-path.ts";
import { OTHER_PAGES } from "#language/path-to.ts";
import { newsPageNumber, PAGE_PARAMETER } from "#language/news-page.ts";
import { FEATURE_WORDS } from "#content/shapes/feature-words.ts";
import { GUEST_STEPS } from "#site/screens/restaurant-list/restaurant-filters.ts";
import { type QueryParameter, SCREEN_DEFINITIONS } from "#site/screen-definitions.server.ts";
import { isPreset } from "./known-pages.ts";

/** Values with their own cached page: few, or made-up ones would fill the cache. */
const PRESETS = new Map<QueryParameter, ReadonlySet<string>>([
  ["subject", new Set(SUBJECTS)],
  ["feature", new Set(Object.keys(FEATURE_WORDS))],
  ["guests", new Set(GUEST_STEPS)],
]);

/** The same cache has other responses, whose query matters. */
const PAGE_PATH = new RegExp(String.raw`^/((${LANGUAGES.join("|")})(?=[/?]|$)|(?=\?|$))`);

/**
 * The key of a page in the cache: of a URL's plain path and query the path, and only the query that
 * changes the page. Undefined for a form preset with a value that is not known here and for a visitor's
 * own choice, which are rendered each time; and for what is not a page's path.
 */
export function pageKey(url: string, content: Snapshot): string | undefined {
  if (!PAGE_PATH.test(url)) return undefined;
  if (!url.includes("?")) return url;
  const [pathname = "", search = ""] = url.split("?", 2);
  // Each link shows a page of its own.
  if (OTHER_PAGES.some((path) => LANGUAGES.some((one) => path(one) === pathname))) return undefined;
  const searchParams = new URLSearchParams(search);
  const match = matchPath(pathname);
  const {
    cacheQuery: names,
    cacheQueryMaximum = Number.POSITIVE_INFINITY,
    ownQuery,
  } = match ? SCREEN_DEFINITIONS[match.screen] : {};
  if (ownQuery?.some((name) => searchParams.has(name))) return undefined;
  const query = new URLSearchParams();
  if (match && names?.includes("page")) {
    const page = newsPageNumber(match.language, searchParams);
    if (page === undefined) return undefined;
    // There are as many pages as articles fill: a number beyond is not found, and so not cached.
    if (page > 1) query.set(PAGE_PARAMETER[match.language], String(page));
  }
  for (const name of names ?? []) {
    const value = name === "page" ? null : searchParams.get(name);
    // A form without script sends what was left open as an empty text.
    if (value === null || value === "") continue;
    // An unknown country shows the page without one (rule 3.13), so it shares that page.
    if (name === "country" && !content.countries.has(value)) {
      // A country that the content names in a moment must not be on the shared page.
      if (COUNTRIES.includes(value)) return undefined;
      continue;
    }
    const isKnown =
      name === "restaurant" || name === "city"
        ? isPreset(name, value, content)
        : name === "country" || PRESETS.get(name)?.has(value) === true;
    if (!isKnown) return undefined;
    query.set(name, value);
  }
  if (query.size > cacheQueryMaximum) return undefined;
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** React Router's parameter: the routes whose data it asks for. */
const ROUTES = "_routes";
const DATA_URL = /^([^?]*)\.data\?(.*)$/;

/**
 * The key of a page's data for a navigation in the browser, which asks for the page's own route: the
 * key of the page with that route. Undefined where the page has none, or other routes are asked for.
 */
export function dataKey(url: string, content: Snapshot): string | undefined {
  const [, path = "", search = ""] = DATA_URL.exec(url) ?? [];
  const page = path === "" ? undefined : matchPath(path);
  if (page === undefined) return undefined;
  const route = `${page.language}/${page.screen}`;
  const query = new URLSearchParams(search);
  if (query.getAll(ROUTES).join() !== route) return undefined;
  query.delete(ROUTES);
  const key = pageKey(query.size === 0 ? path : `${path}?${query}`, content);
  if (key === undefined) return undefined;
  const [keyPath = "", keySearch = ""] = key.split("?", 2);
  const keyQuery = new URLSearchParams(keySearch);
  keyQuery.set(ROUTES, route);
  return `${keyPath}.data?${keyQuery}`;
}
