import { isDataRequest, splitPath } from "./path-segments.ts";
import { DEFAULT_LANGUAGE } from "./languages.ts";
import { LEGACY_PATHS } from "./legacy-paths.ts";
import { spellSlugs } from "./match-path.ts";

/**
 * Where a request must be sent permanently, as path and query of this site, or undefined when the
 * path is in its right form (which does not mean that it is a page). One hop always suffices.
 * `pathname` and `search` are those of a `URL`. Data requests stay: the browser asks by this rule.
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

// Reading the path as a browser would (dots, backslashes, control characters) is what keeps the
// target on this site and makes the next request need no further redirect.
function readUrl(pathname: string, search: string): URL {
  const path = pathname.replace(/[?#]/g, encodeURIComponent);
  const url = new URL(`http://site.invalid${/^[\\/]/.test(path) ? "" : "/"}${path}`);
  url.search = search;
  return url;
}
