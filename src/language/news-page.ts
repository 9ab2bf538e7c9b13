import type { Language } from "./languages.ts";
import { pathTo } from "./path-to.ts";

/** What the query of the list of news calls its page, in each language. */
export const PAGE_PARAMETER: Readonly<Record<Language, string>> = {
  pt: "pagina",
  en: "page",
  es: "pagina",
};

/** Path and query of a page of the list of news; the first has no number. */
export function newsPagePath(language: Language, page: number): string {
  const path = pathTo(language, "newsList");
  return page === 1 ? path : `${path}?${PAGE_PARAMETER[language]}=${page}`;
}

/** The number of the page that a query asks for: 1 without any, undefined for what is no number of a page. */
export function newsPageNumber(language: Language, query: URLSearchParams): number | undefined {
  const value = query.get(PAGE_PARAMETER[language]) ?? "1";
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;
}
