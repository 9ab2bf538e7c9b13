import type { Content } from "#content/kinds/all-kinds.ts";
import type { WrongField } from "#content/kinds/check-pieces.ts";
import { normalPath } from "#content/kinds/redirects.ts";
import type { Orm } from "#database/connect.server.ts";
import { readItems } from "#database/content-entries.ts";
import { matchPath } from "#language/match-path.ts";
import { isShown } from "./content-pages.ts";

/** Old paths at which visitors see a restaurant or an article today, and paths to one that they do not see. */
export async function findWrongRedirects(
  orm: Orm,
  { redirects }: Content["redirects"][number],
): Promise<readonly WrongField[]> {
  const restaurants = await readItems(orm, "restaurants");
  const news = await readItems(orm, "news");
  const shown = new Set([
    ...restaurants.filter((one) => isShown("restaurants", one)).map(({ slug }) => slug),
    ...news.filter((one) => isShown("news", one)).map(({ slug }) => slug),
  ]);
  /** Undefined where no restaurant and no article is meant. */
  function isThere(path: string): boolean | undefined {
    const page = matchPath(normalPath(path));
    return page && "slug" in page.params ? shown.has(page.params.slug) : undefined;
  }
  return redirects.flatMap(({ from, to }, index) => [
    ...(isThere(from) === true
      ? [{ field: `redirects.${index}.from`, message: "must not be the path of a page" }]
      : []),
    ...(isThere(to) === false
      ? [{ field: `redirects.${index}.to`, message: "must be a page" }]
      : []),
  ]);
}
