import { loadWords } from "#site/navigation/load-screen.server.ts";
import { formatDate } from "../article-facts/format-date.ts";

/** The day on which what the privacy notice and the accessibility statement say of the software was last written. */
const WRITTEN_AT = "2026-11-26";

/** The loader of a page to be looked up: its words, and the day of the newest of them (rule 10.64). */
export const loadTextPage = <Page extends "privacy" | "accessibility">(page: Page) =>
  loadWords((words, content, language) => {
    const newest = [WRITTEN_AT, content.pageChangedAt(page) ?? ""].toSorted().at(-1) ?? "";
    return { words: words(page), date: formatDate(newest, language)?.text ?? "" };
  });
