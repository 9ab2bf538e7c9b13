import { isLanguage, type Language } from "./languages.ts";

const PARAMETER = "switch-to";
const AT_THE_END = /[?&]switch-to=(\w+)$/;

/**
 * The query that leads to the same path in another language, from a page that stands for countless paths and so
 * cannot name its own: a link of it alone (`?switch-to=en`) keeps the path. `search` is "" or begins with "?".
 */
export function languageQuery(language: Language | string, search = ""): string {
  return `${search}${search === "" ? "?" : "&"}${PARAMETER}=${language}`;
}

/** What such a query asks for, and the query without that; undefined where it asks for no language. */
export function readLanguageQuery(
  search: string,
): { readonly language: Language; readonly search: string } | undefined {
  const language = AT_THE_END.exec(search)?.[1];
  if (language === undefined || !isLanguage(language)) return undefined;
  return { language, search: search.replace(AT_THE_END, "") };
}
