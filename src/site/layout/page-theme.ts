import { INK, NIGHT } from "#design/palette.ts";
import { FIG_TREE_RESTAURANT } from "#design/themes.ts";
import { matchPath } from "#language/match-path.ts";
import { menuKindOf } from "#language/screens.ts";

/** Returns a page's colours: the fig-tree restaurant has a navy theme (rule 2.8). */
export function pageTheme(pathname: string): { className: string | undefined; colour: string } {
  const page = matchPath(pathname);
  const isRestaurant = page?.screen === "restaurant" || menuKindOf(page?.screen) !== undefined;
  const isFigTree =
    isRestaurant && new Map(Object.entries(page?.params ?? {})).get("slug") === FIG_TREE_RESTAURANT;
  return isFigTree
    ? { className: "theme-night", colour: NIGHT }
    : { className: undefined, colour: INK };
}
