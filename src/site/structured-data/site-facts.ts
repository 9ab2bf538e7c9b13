import type { WordsOfPages } from "#content/page-words.ts";
import type { Phone } from "#language/phone-number.ts";
import type { Language } from "#language/languages.ts";

/** What is true of the whole site, for the nodes of every page. */
export interface SiteFacts {
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
  readonly siteName: string;
  readonly contact: { readonly phone: Phone; readonly email: string };
  readonly restaurants: readonly { readonly name: string; readonly phone: Phone }[];
  readonly social: Readonly<Record<string, string>>;
  /** What its pages say, in the language of this one. */
  readonly words: WordsOfPages;
}

/** A page as search engines see it. */
export interface PageFacts {
  readonly site: SiteFacts;
  readonly language: Language;
  /** The page's own pathname, in its language. */
  readonly path: string;
}

/** One name for one thing in all languages: the group. */
export const groupId = ({ siteUrl }: SiteFacts) => `${siteUrl}/#group`;

/** A URL of this site in full; those of other sites stay as they are. */
export const absolute = ({ siteUrl }: SiteFacts, path: string) =>
  path.startsWith("/") ? siteUrl + path : path;
