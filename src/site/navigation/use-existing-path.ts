import { useLocation, useMatches } from "react-router";
import { matchPath } from "#language/match-path.ts";
import { parentPath } from "#language/parent-path.ts";

/**
 * The path of the page that is shown; where there is none, of the nearest page above it. So a 404
 * page is the same for countless paths, and the server need not render each (rule 1.7).
 */
export function useExistingPath(): string {
  const { pathname } = useLocation();
  const shown = useMatches().at(-1)?.loaderData as ShownState | undefined;
  const isCityWithout = shown?.state === "no-slug" && shown.restaurants?.length === 0;
  const isThere = matchPath(pathname) && shown?.state !== "not-found" && !isCityWithout;
  return isThere ? pathname : parentPath(pathname);
}

/** What the data of a screen may say of what it shows. */
interface ShownState {
  readonly state?: string;
  readonly restaurants?: readonly unknown[];
}
