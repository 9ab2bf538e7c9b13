import { isDataRequest, splitPath } from "./path-segments.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./languages.ts";
import { spellSlugs } from "./match-path.ts";
import { pathTo } from "./path-to.ts";

/**
 * Returns the path and query of a permanent redirect; undefined for a canonical path, which may still be no page. One hop
 * suffices. Data requests stay, because the browser applies this rule itself.
 */
export function redirectFor(pathname: string, search: string): string | undefined {
  const url = readUrl(pathname, search);
  if (url.pathname === "/" || isDataRequest(url.pathname)) return undefined;
  const { language = DEFAULT_LANGUAGE, segments } = splitPath(url.pathname);
  const path = ["", language, ...spellSlugs(language, segments)].join("/");
  const legacy = LEGACY_PATHS.get(path);
  if (legacy) return legacy.keepsQuery ? legacy.path + url.search : legacy.path;
  return path === url.pathname ? undefined : path + url.search;
}

// Parsing as a browser does (dots, backslashes, control characters) keeps the target on this site and saves a second hop.
function readUrl(pathname: string, search: string): URL {
  const path = pathname.replace(/[?#]/g, encodeURIComponent);
  const url = new URL(`http://site.invalid${/^[\\/]/.test(path) ? "" : "/"}${path}`);
  url.search = search;
  return url;
}

interface LegacyTarget {
  path: string;
  keepsQuery: boolean;
}

const RESTAURANTS = [
  { citySlug: "sao-paulo", slug: "a-figueira-rubaiyat" },
  { citySlug: "sao-paulo", slug: "rubaiyat-faria-lima" },
  { citySlug: "rio-de-janeiro", slug: "rubaiyat-rio" },
  { citySlug: "brasilia", slug: "rubaiyat-brasilia" },
  { citySlug: "madrid", slug: "rubaiyat-madrid" },
  { citySlug: "santiago", slug: "rubaiyat-chile" },
  { citySlug: "buenos-aires", slug: "cabana-las-lilas" },
  { citySlug: "sao-paulo", slug: "emporio-figueira" },
];

/** Former URLs that other sites link to, with language prefix, because a path without one is read as Portuguese. */
export const LEGACY_PATHS: ReadonlyMap<string, LegacyTarget> = new Map([
  ...LANGUAGES.flatMap((language) =>
    RESTAURANTS.map(({ citySlug, slug }): [string, LegacyTarget] => [
      `/${language}/casas-menu/${slug}`,
      { path: pathTo(language, "restaurant", { citySlug, slug }), keepsQuery: true },
    ]),
  ),
  [
    "/en/restaurantes/sao-paulo/a-figueira-rubaiyat",
    {
      path: pathTo("en", "restaurant", { citySlug: "sao-paulo", slug: "a-figueira-rubaiyat" }),
      keepsQuery: true,
    },
  ],
  ["/pt/institucional/nossa-figueira", { path: pathTo("pt", "figTree"), keepsQuery: true }],
  // Its query (abt, lview) chose a tab and a language of the former site.
  ["/pt/restaurantes.asp", { path: pathTo("pt", "restaurantList"), keepsQuery: false }],
]);
