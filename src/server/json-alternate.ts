import { matchPath } from "#language/match-path.ts";
import { menuKindOf } from "#language/screens.ts";

/**
 * The `Link` header (RFC 8288) of a page's path that names the same as JSON, for programs (rule 3.33); undefined where
 * the product API has no record of it.
 */
export function jsonAlternate(pathname: string): string | undefined {
  const page = matchPath(pathname);
  if (page === undefined || !("slug" in page.params)) return undefined;
  const slug = encodeURIComponent(page.params.slug);
  const isMenu = menuKindOf(page.screen) !== undefined;
  if (page.screen !== "restaurant" && !isMenu) return undefined;
  const path = isMenu ? `/api/menus?restaurant=${slug}` : `/api/restaurants/${slug}`;
  return `<${path}>; rel="alternate"; type="application/json"`;
}
