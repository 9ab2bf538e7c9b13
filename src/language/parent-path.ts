import { splitPath } from "./path-segments.ts";
import { DEFAULT_LANGUAGE } from "./languages.ts";
import { matchPath, matchSegments } from "./match-path.ts";
import { pathTo, pathToPage } from "./path-to.ts";
import { parentOf } from "./screens.ts";

/**
 * Where the back button leads (rule 2.6): to the screen above, and from a path that is not a page to the
 * nearest page above it that is surely there.
 */
export function parentPath(pathname: string): string {
  const page = matchPath(pathname);
  return page ? pathToPage({ ...page, screen: parentOf(page.screen) }) : pageAbove(pathname);
}

function pageAbove(pathname: string): string {
  const { language = DEFAULT_LANGUAGE, segments } = splitPath(pathname);
  for (let kept = segments.length - 1; kept > 0; kept -= 1) {
    const page = matchSegments(language, segments.slice(0, kept));
    // A page that its path alone does not promise may be missing as well.
    if (page !== undefined && Object.keys(page.params).length === 0) return pathToPage(page);
  }
  return pathTo(language, "home");
}
