import type { Language } from "./languages.ts";

/**
 * The link to the same path in another language (`?switch-to=en`), from a page that stands for countless paths and
 * so cannot name its own. It may follow another query, and the server redirects it (`language-redirect.ts`).
 */
export function languageQuery(language: Language): string {
  return `?switch-to=${language}`;
}
