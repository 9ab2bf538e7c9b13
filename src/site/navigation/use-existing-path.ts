import { useLocation, useMatches } from "react-router";
import { matchPath } from "#language/match-path.ts";
import { parentPath } from "#language/parent-path.ts";
import { menuKindOf } from "#language/screens.ts";

/**
 * The path of the page that is shown; where there is none, of the nearest page above it. So a 404
 * page is the same for countless paths, and the server need not render each (rule 1.7).
 */
export function useExistingPath(): string {
  const { pathname } = useLocation();
  const shown = useMatches().at(-1)?.loaderData as ShownState | undefined;
  const isCityWithout = shown?.state === "no-slug" && shown.restaurants?.length === 0;
  const page = matchPath(pathname);
  const isThere = page && shown?.state !== "not-found" && !isCityWithout;
  if (isThere) return pathname;
  const above = parentPath(pathname);
  // The restaurant of a menu that is not there may be missing as well.
  return menuKindOf(page?.screen) === undefined ? above : parentPath(above);
}

/** What the data of a screen may say of what it shows. */
interface ShownState {
  readonly state?: string;
  readonly restaurants?: readonly unknown[];
}
