import type { Language } from "./languages.ts";
import { pathTo } from "./path-to.ts";

export const PAGE_PARAMETER: Readonly<Record<Language, string>> = {
  pt: "pagina",
  en: "page",
  es: "pagina",
};

/** Returns path and query of a page of the news list; the first has no number. */
export function newsPagePath(language: Language, page: number): string {
  const path = pathTo(language, "newsList");
  return page === 1 ? path : `${path}?${PAGE_PARAMETER[language]}=${page}`;
}

/** Returns the requested page number: 1 without a parameter, undefined for an invalid one. */
export function newsPageNumber(language: Language, query: URLSearchParams): number | undefined {
  const value = query.get(PAGE_PARAMETER[language]) ?? "1";
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;
}

/** The list is one page up to this number, as specified. */
export const ARTICLES_ON_A_PAGE = 48;

/** Returns the number of pages; an empty list has one. */
export function pagesOfNews(articles: number): number {
  return Math.max(1, Math.ceil(articles / ARTICLES_ON_A_PAGE));
}
