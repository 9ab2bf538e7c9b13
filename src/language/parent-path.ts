import { splitAddress } from "./address-segments.ts";
import { DEFAULT_LANGUAGE } from "./languages.ts";
import { matchPath } from "./match-path.ts";
import { pathTo } from "./path-to.ts";

/**
 * Where the back button leads (specification, section 2): from a restaurant to the list, from an
 * institutional page to the group's, otherwise one segment up, at most to `/{language}`.
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
    default: {
      const { language = DEFAULT_LANGUAGE, segments } = splitAddress(pathname);
      return ["", language, ...segments.slice(0, -1)].join("/");
    }
  }
}
