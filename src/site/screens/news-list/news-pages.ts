/** Up to so many the list is one page, as specified. */
export const ARTICLES_ON_A_PAGE = 48;

/** How many pages so many articles take; an empty list has one as well. */
export function pagesOfNews(articles: number): number {
  return Math.max(1, Math.ceil(articles / ARTICLES_ON_A_PAGE));
}
