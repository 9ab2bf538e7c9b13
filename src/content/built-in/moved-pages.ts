import { matchPath } from "#language/match-path.ts";
import { pathTo, pathToPage } from "#language/path-to.ts";
import { normalPath, type RedirectsContent } from "../kinds/redirects.ts";

export type FindMoved = (pathname: string) => string | undefined;

interface InCity {
  readonly slug: string;
  readonly citySlug: string;
}

/**
 * Combines old paths (rule 1.12) and permanently closed restaurants (rule 1.13); `open` lists the visible restaurants.
 */
export function movedPages(
  redirects: RedirectsContent["redirects"],
  closed: readonly InCity[],
  open: readonly InCity[],
): FindMoved {
  const targets = new Map(redirects.map(({ from, to }) => [normalPath(from), normalPath(to)]));
  const closedIn = new Map(closed.map(({ slug, citySlug }) => [slug, citySlug]));
  const openIn = new Map(open.map(({ slug, citySlug }) => [slug, citySlug]));
  const cities = new Set(openIn.values());

  /** Returns the replacement for a closed restaurant's page, or for a wrong city in the path. */
  function insteadOf(path: string): string | undefined {
    const page = matchPath(path);
    if (page === undefined || !("citySlug" in page.params && "slug" in page.params))
      return undefined;
    const { slug, citySlug } = page.params;
    const city = openIn.get(slug);
    if (city !== undefined && city !== citySlug)
      return pathToPage({ ...page, params: { ...page.params, citySlug: city } });
    const former = closedIn.get(slug);
    if (former === undefined) return undefined;
    const list = pathTo(page.language, "restaurantList");
    return cities.has(former) ? `${list}?city=${former}` : list;
  }

  return (pathname) => {
    const path = normalPath(pathname);
    const target = targets.get(path);
    return insteadOf(target ?? path) ?? target;
  };
}
