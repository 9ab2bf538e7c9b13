import { matchPath } from "#language/match-path.ts";

const FIG_TREE_RESTAURANT = "a-figueira-rubaiyat";

/** The colours of a page: the fig-tree restaurant has its own navy ones (rule 2.8). */
export function themeFor(pathname: string): { className: string | undefined; colour: string } {
  const page = matchPath(pathname);
  const isFigTree = page?.screen === "restaurant" && page.params.slug === FIG_TREE_RESTAURANT;
  return isFigTree
    ? { className: "theme-night", colour: "#0b1730" }
    : { className: undefined, colour: "#14110f" };
}
