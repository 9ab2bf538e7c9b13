import { pageWords, type WordsOfPages } from "#content/page-words.ts";
import { languageOf } from "#language/match-path.ts";

/** Returns built-in page texts in the language of a path. */
export const wordsAt =
  (path: string): WordsOfPages =>
  (slug) =>
    pageWords([], slug, languageOf(path));
