import { useLocation } from "react-router";
import { languageOf } from "#language/match-path.ts";
import type { LocalText as LocalTextValue } from "#language/pick-text.ts";

/**
 * A text marked with its language if it differs from the page's (WCAG 3.1.2). `missing` replaces an
 * empty text.
 */
export function LocalText(props: {
  value: LocalTextValue;
  missing?: string;
  /** No line ends with a word of one or two letters. */
  isHeadline?: boolean;
}) {
  const { value, missing = "", isHeadline = false } = props;
  const pageLanguage = languageOf(useLocation().pathname);
  const isMarked = value.text !== "" && value.language !== pageLanguage;
  const text = isHeadline ? boundText(value.text) : value.text;
  return <span lang={isMarked ? value.language : undefined}>{text || missing}</span>;
}

const boundText = (text: string) =>
  text.replaceAll(/(\p{L}+) /gu, (part, word: string) =>
    word.length < 3 ? `${word}\u{a0}` : part,
  );
