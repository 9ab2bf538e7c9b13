import { useMatches } from "react-router";
import type { Language } from "#language/languages.ts";

/**
 * Returns whether the page is a 404 page. It serves countless paths (rule 1.7), so its links must
 * not name its own.
 */
export function useIsMissing(): boolean {
  const shown = useShownState();
  const isCityWithout = shown?.state === "no-slug" && shown.restaurants?.length === 0;
  return shown?.state === "not-found" || isCityWithout;
}

/** Returns whether the page exists in a language (rule 1.14). */
export function useExistsIn(language: Language): boolean {
  return useShownState()?.languages?.includes(language) ?? true;
}

const useShownState = () => useMatches().at(-1)?.loaderData as ShownState | undefined;

/** Optional states in a screen's data. */
interface ShownState {
  readonly state?: string;
  readonly restaurants?: readonly unknown[];
  readonly languages?: readonly Language[];
}
