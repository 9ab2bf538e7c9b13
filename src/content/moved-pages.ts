import { matchPath } from "#language/match-path.ts";
import { pathTo } from "#language/path-to.ts";
import { normalPath, type RedirectsContent } from "./kinds/redirects.ts";

/** Where a path leads at which there is no page any more, undefined where it leads nowhere. */
export type FindMoved = (pathname: string) => string | undefined;

interface InCity {
  readonly slug: string;
  readonly citySlug: string;
}

/**
 * What the staff say of pages that are gone: old paths (rule 1.12), and restaurants that closed for good (rule 1.13);
 * `open` are those that visitors see.
 */
export function movedPages(
  redirects: RedirectsContent["redirects"],
  closed: readonly InCity[],
  open: readonly InCity[],
): FindMoved {
  const targets = new Map(redirects.map(({ from, to }) => [normalPath(from), normalPath(to)]));
  const cityOf = new Map(closed.map(({ slug, citySlug }) => [slug, citySlug]));
  const cities = new Set(open.map(({ citySlug }) => citySlug));
  return (pathname) => {
    const path = normalPath(pathname);
    const page = matchPath(path);
    const isOfRestaurant = page !== undefined && page.screen !== "newsArticle";
    const city = isOfRestaurant && "slug" in page.params ? cityOf.get(page.params.slug) : undefined;
    if (page === undefined || city === undefined) return targets.get(path);
    const list = pathTo(page.language, "restaurantList");
    return targets.get(path) ?? (cities.has(city) ? `${list}?city=${city}` : list);
  };
}
