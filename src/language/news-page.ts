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

/** The number of the page that a query asks for: 1 without any, undefined for anything else. */
export function newsPageNumber(language: Language, query: URLSearchParams): number | undefined {
  const value = query.get(PAGE_PARAMETER[language]) ?? "1";
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;
}

/** Up to this many the list is one page, as specified. */
export const ARTICLES_ON_A_PAGE = 48;

/** How many pages this many articles take; an empty list has one as well. */
export function pagesOfNews(articles: number): number {
  return Math.max(1, Math.ceil(articles / ARTICLES_ON_A_PAGE));
}
