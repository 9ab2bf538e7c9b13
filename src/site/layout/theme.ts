import { INK, NIGHT } from "#design/palette.ts";
import { FIG_TREE_RESTAURANT } from "#design/themes.ts";
import { matchPath } from "#language/match-path.ts";

/** The colours of a page: the fig-tree restaurant has its own navy ones (rule 2.8). */
export function themeFor(pathname: string): { className: string | undefined; colour: string } {
  const page = matchPath(pathname);
  const isFigTree = page?.screen === "restaurant" && page.params.slug === FIG_TREE_RESTAURANT;
  return isFigTree
    ? { className: "theme-night", colour: NIGHT }
    : { className: undefined, colour: INK };
}
