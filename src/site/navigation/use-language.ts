import { useLocation } from "react-router";
import { languageOf } from "#language/match-path.ts";
import type { Language } from "#language/languages.ts";

/** Returns the language of the current URL (rule 1.11). */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}
