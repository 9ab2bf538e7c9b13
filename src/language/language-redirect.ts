import { isLanguage, type Language } from "./languages.ts";
import { isDataRequest } from "./path-segments.ts";
import { redirectFor } from "./redirect-for.ts";
import { translatePath } from "./translate-path.ts";

const ASKED = /[?&]switch-to=(\w+)$/;

/** Whether a URL, or its query, ends with what `languageQuery` gives. */
export function asksForLanguage(url: string): boolean {
  return isLanguage(ASKED.exec(url)?.[1] ?? "");
}

/**
 * As `redirectFor`, also for a URL that asks for its own path in another language (rule 1.8): it leads there in
 * one hop, with the query before.
 */
export function redirectOnServer(pathname: string, search: string): string | undefined {
  const language = ASKED.exec(search)?.[1] ?? "";
  if (!isLanguage(language) || isDataRequest(pathname)) return redirectFor(pathname, search);
  const right = redirectFor(pathname, "") ?? pathname;
  const translated = translatePath(right, language);
  const query = search.replace(ASKED, "");
  return redirectFor(translated, query) ?? translated + query;
}

/**
 * The link to the same path in another language (`?switch-to=en`), from a page that stands for countless paths and
 * so cannot name its own. It may follow another query, and the server redirects it (`language-redirect.ts`).
 */
export function languageQuery(language: Language): string {
  return `?switch-to=${language}`;
}
