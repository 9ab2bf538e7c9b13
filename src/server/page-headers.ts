import { matchPath } from "#language/match-path.ts";
import { menuKindOf } from "#language/screens.ts";

/**
 * Returns the `Link` header (RFC 8288) from a page to its JSON, for programs (rule 3.33); undefined
 * without a record in the product API.
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

/** Browsers revalidate each time. */
const ASKED_EACH_TIME = "public, max-age=0, must-revalidate";
/** A CDN may cache a page and refresh it in the background. */
const CDN_SECONDS = 60;
const CDN_STALE_SECONDS = 600;

/** A new page is found after a minute. */
const NOT_FOUND_CACHE_CONTROL = "public, max-age=60";

/** Returns the `Cache-Control` of a shareable page; `maxAgeMs` limits caching, 0 forbids it. */
export function cacheControlOf(isFound: boolean, maxAgeMs: number): string {
  if (maxAgeMs === 0) return ASKED_EACH_TIME;
  if (!isFound) return NOT_FOUND_CACHE_CONTROL;
  const seconds = Math.min(CDN_SECONDS, Math.floor(maxAgeMs / 1000));
  return `${ASKED_EACH_TIME}, s-maxage=${seconds}, stale-while-revalidate=${CDN_STALE_SECONDS}`;
}
