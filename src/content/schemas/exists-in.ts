import { type Language, LANGUAGES } from "#language/languages.ts";
import { FIXED_ARTICLES } from "./fixed-articles.ts";

interface Translated {
  readonly slug?: string;
  /** The chosen languages; empty means all. */
  readonly languages?: readonly Language[] | undefined;
}

/** Returns whether an article or a special date exists in a language (rule 1.14). */
export function existsIn({ slug = "", languages = [] }: Translated, language: Language): boolean {
  return languages.length === 0 || languages.includes(language) || FIXED_ARTICLES.has(slug);
}

export function languagesOf(entry: Translated): readonly Language[] {
  return LANGUAGES.filter((language) => existsIn(entry, language));
}
