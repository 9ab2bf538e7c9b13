import type { WordsOfPages } from "#content/page-words.ts";
import { PAGE_SCREENS } from "#content/shapes/page-texts.ts";
import { loadWords } from "#site/navigation/load-screen.server.ts";
import { type GroupPage, type GroupPageLink, groupPageAfter } from "./group-pages.ts";

/** The way to an institutional page. */
export const groupPageLink = (words: WordsOfPages, page: GroupPage): GroupPageLink => ({
  screen: PAGE_SCREENS[page],
  title: words(page).top.title,
});

/** An institutional page: its words, and the page to read next. */
export const groupPage = <Page extends GroupPage>(words: WordsOfPages, page: Page) => ({
  words: words(page),
  next: groupPageLink(words, groupPageAfter(page)),
});

/** The loader of an institutional page. */
export const loadGroupPage = <Page extends GroupPage>(page: Page) =>
  loadWords((words) => groupPage(words, page));
