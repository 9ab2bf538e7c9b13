import { splitPath } from "./path-segments.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./languages.ts";
import { matchBeginning, matchPath } from "./match-path.ts";
import { PAGE_PARAMETER } from "./news-page.ts";
import { OTHER_PAGES, pathToPage } from "./path-to.ts";

/**
 * Translates a path of this site, keeping query and hash except the name of a list's page ("?pagina=2"). For an unknown
 * page, translates its longest known beginning.
 */
export function translatePath(href: string, to: Language): string {
  const end = href.search(/[?#]/);
  const pathname = end === -1 ? href : href.slice(0, end);
  const queryAndHash = href.slice(pathname.length);
  const { language, segments } = splitPath(pathname);
  const other = OTHER_PAGES.find((path) => language && path(language) === pathname);
  if (other !== undefined) return other(to) + queryAndHash;
  const { page, rest } = matchBeginning(language ?? DEFAULT_LANGUAGE, segments);
  const path = [pathToPage({ ...page, language: to }), ...rest].join("/");
  if (page.screen !== "newsList" || rest.length > 0) return path + queryAndHash;
  const name = new RegExp(`(?<=^[^#]*[?&])${PAGE_PARAMETER[page.language]}(?==)`);
  return path + queryAndHash.replace(name, PAGE_PARAMETER[to]);
}

/** Returns the canonical pathname in each language; undefined for an unknown page. */
export function alternatePaths(pathname: string): Record<Language, string> | undefined {
  const page = matchPath(pathname);
  if (!page) return undefined;
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, pathToPage({ ...page, language })]),
  ) as Record<Language, string>;
}

export function canonicalPath(pathname: string): string | undefined {
  const page = matchPath(pathname);
  return page && pathToPage(page);
}
