import type { WordsOfPages } from "#content/page-words.ts";
import { PAGE_SCREENS, type PageWords } from "#content/schemas/page-texts.ts";

/** The institutional pages in the order in which they are read (rule 3.18). */
export const GROUP_PAGES = ["who-we-are", "fig-tree", "foundation", "farm"] as const;
export type GroupPage = (typeof GROUP_PAGES)[number];

/** What a link to one of them needs. */
export type GroupPageLink = ReturnType<typeof groupPageLink>;

export const groupPageLink = (words: WordsOfPages, page: GroupPage) => ({
  screen: PAGE_SCREENS[page],
  title: words(page).top.title,
});

/** What an institutional page shows: its words, and the page to read next. */
export type GroupPageData = {
  readonly [Page in GroupPage]: {
    readonly page: Page;
    readonly words: PageWords<Page>;
    readonly next: GroupPageLink;
  };
}[GroupPage];

/** After the last page comes the first. */
export function toGroupPage(words: WordsOfPages, page: GroupPage): GroupPageData {
  const next = GROUP_PAGES[GROUP_PAGES.indexOf(page) + 1] ?? GROUP_PAGES[0];
  return { page, words: words(page), next: groupPageLink(words, next) } as GroupPageData;
}
