import { splitAddress } from "./address-segments.ts";
import { DEFAULT_LANGUAGE } from "./languages.ts";
import { matchPath, matchSegments } from "./match-path.ts";
import { pathTo, pathToPage } from "./path-to.ts";

/**
 * Where the back button leads (rule 2.6): from a restaurant to the list, from an
 * institutional page to the group's, otherwise one segment up, or further where no page is there,
 * at most to `/{language}`.
 */
export function parentPath(pathname: string): string {
  const page = matchPath(pathname);
  switch (page?.screen) {
    case "restaurant":
    case "cityRestaurants":
      return pathTo(page.language, "restaurantList");
    case "whoWeAre":
    case "figTree":
    case "foundation":
    case "farm":
      return pathTo(page.language, "group");
    default:
      return pageAbove(pathname);
  }
}

function pageAbove(pathname: string): string {
  const { language = DEFAULT_LANGUAGE, segments } = splitAddress(pathname);
  for (let kept = segments.length - 1; kept > 0; kept -= 1) {
    const page = matchSegments(language, segments.slice(0, kept));
    // A page that its address alone does not promise may be missing as well.
    if (page !== undefined && Object.keys(page.params).length === 0) return pathToPage(page);
  }
  return pathTo(language, "home");
}
