import { useMatches } from "react-router";
import type { Language } from "#language/languages.ts";

/**
 * Whether what is shown says that there is no such page. It is the same for countless paths, so that the server
 * need not render each (rule 1.7): links of it must not name its own path.
 */
export function useIsMissing(): boolean {
  const shown = useShownState();
  const isCityWithout = shown?.state === "no-slug" && shown.restaurants?.length === 0;
  return shown?.state === "not-found" || isCityWithout;
}

/** Whether what is shown exists in a language (rule 1.14). */
export function useExistsIn(language: Language): boolean {
  return useShownState()?.languages?.includes(language) ?? true;
}

const useShownState = () => useMatches().at(-1)?.loaderData as ShownState | undefined;

/** What the data of a screen may say of what it shows. */
interface ShownState {
  readonly state?: string;
  readonly restaurants?: readonly unknown[];
  readonly languages?: readonly Language[];
}
