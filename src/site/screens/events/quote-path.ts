import type { Language } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";

/** The quote form of this screen, with the restaurant already chosen. */
export function quotePath(language: Language, restaurant: string): string {
  return `${pathTo(language, "events")}?${new URLSearchParams({ restaurant })}#quote`;
}
