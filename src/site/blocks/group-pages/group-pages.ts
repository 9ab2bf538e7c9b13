import type { PAGE_SCREENS, PageWords } from "#content/shapes/page-texts.ts";

/** The institutional pages in the order in which they are read (rule 3.18). */
export const GROUP_PAGES = ["who-we-are", "fig-tree", "foundation", "farm"] as const;
export type GroupPage = (typeof GROUP_PAGES)[number];

/** The page to read after this one; after the last comes the first. */
export function groupPageAfter(page: GroupPage): GroupPage {
  return GROUP_PAGES[GROUP_PAGES.indexOf(page) + 1] ?? GROUP_PAGES[0];
}

/** What a link to one of them needs. */
export interface GroupPageLink {
  readonly screen: (typeof PAGE_SCREENS)[GroupPage];
  readonly title: string;
}

/** What an institutional page shows. */
export interface GroupPageProps<Page extends GroupPage> {
  readonly words: PageWords<Page>;
  readonly next: GroupPageLink;
}
