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
}) {
  const { value, pageLanguage, missing = "" } = props;
  const isMarked = value.text !== "" && value.language !== pageLanguage;
  return <span lang={isMarked ? value.language : undefined}>{value.text || missing}</span>;
}
