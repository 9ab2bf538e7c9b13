import { splitPath } from "./path-segments.ts";
import { DEFAULT_LANGUAGE } from "./languages.ts";
import { matchPath } from "./match-path.ts";
import { pathToPage } from "./path-to.ts";
import { parentOf } from "./screens.ts";

/**
 * Returns the path of the list above a page without translation (rule 1.14); for a news page, of
 * the list's first page.
 */
export function listPath(pathname: string): string {
  return matchPath(pathname)?.screen === "newsList" ? pathname : parentPath(pathname);
}

/** Returns the back button's target (rule 2.6): the screen above; an unknown path loses its last segment. */
export function parentPath(pathname: string): string {
  const page = matchPath(pathname);
  if (page !== undefined) return pathToPage({ ...page, screen: parentOf(page.screen) });
  const { language = DEFAULT_LANGUAGE, segments } = splitPath(pathname);
  return ["", language, ...segments.slice(0, -1)].join("/");
}
