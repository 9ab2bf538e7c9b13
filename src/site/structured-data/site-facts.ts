import type { WordsOfPages } from "#content/page-words.ts";
import type { Phone } from "#language/phone-number.ts";
import type { Language } from "#language/languages.ts";

/** Facts of the site for every page's nodes. */
export interface SiteFacts {
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
  readonly siteName: string;
  readonly contact: { readonly phone: Phone; readonly email: string };
  readonly restaurants: readonly { readonly name: string; readonly phone: Phone }[];
  readonly social: Readonly<Record<string, string>>;
  readonly words: WordsOfPages;
}

/** A page as search engines see it. */
export interface PageFacts {
  readonly site: SiteFacts;
  readonly language: Language;
  /** The page's pathname in its language. */
  readonly path: string;
}

/** The group's id, equal in all languages. */
export const groupId = ({ siteUrl }: SiteFacts) => `${siteUrl}/#group`;

/** Completes this site's URLs; others stay. */
export const absolute = ({ siteUrl }: SiteFacts, path: string) =>
  path.startsWith("/") ? siteUrl + path : path;
