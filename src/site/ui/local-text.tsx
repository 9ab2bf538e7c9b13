import type { Language } from "#language/languages.ts";
import type { LocalText as LocalTextValue } from "#language/pick-text.ts";

/**
 * A text of the content, marked with its language where that is not the page's (WCAG 3.1.2).
 * `pageLanguage` is the language of the page, `missing` stands in for an empty text.
 */
export function LocalText(props: {
  value: LocalTextValue;
  pageLanguage: Language;
  missing?: string;
  /** No line of it ends with a word of one or two letters. */
  isHeadline?: boolean;
}) {
  const { value, pageLanguage, missing = "", isHeadline = false } = props;
  const isMarked = value.text !== "" && value.language !== pageLanguage;
  const text = isHeadline ? boundText(value.text) : value.text;
  return <span lang={isMarked ? value.language : undefined}>{text || missing}</span>;
}

const boundText = (text: string) =>
  text.replaceAll(/(\p{L}+) /gu, (part, word: string) =>
    word.length < 3 ? `${word}\u{a0}` : part,
  );
