import { isLanguage, type Language } from "./languages.ts";
import { isDataRequest } from "./path-segments.ts";
import { redirectFor } from "./redirect-for.ts";
import { translatePath } from "./translate-path.ts";

const ASKED = /[?&]switch-to=(\w+)$/;

/** Returns whether a URL or query ends with `languageQuery`. */
export function asksForLanguage(url: string): boolean {
  return isLanguage(ASKED.exec(url)?.[1] ?? "");
}

/** Extends `redirectFor` to `languageQuery`: translates the path in one hop and keeps the rest of the query (rule 1.8). */
export function redirectOnServer(pathname: string, search: string): string | undefined {
  const language = ASKED.exec(search)?.[1] ?? "";
  if (!isLanguage(language) || isDataRequest(pathname)) return redirectFor(pathname, search);
  const right = redirectFor(pathname, "") ?? pathname;
  const translated = translatePath(right, language);
  const query = search.replace(ASKED, "");
  return redirectFor(translated, query) ?? translated + query;
}

/**
 * Returns the query that requests the same path in another language, for pages that cannot name their path (a 404). It
 * may follow another query.
 */
export function languageQuery(language: Language): string {
  return `?switch-to=${language}`;
}
