import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { type LocalText, pickText } from "#language/pick-text.ts";

/** An article's title in a language or the nearest one; where it has none, a word for what it is. */
export function articleTitle(
  title: Readonly<Record<Language, string>>,
  language: Language,
): LocalText {
  const picked = pickText(title, language);
  if (picked.text.trim() !== "") return picked;
  return { text: m.news_untitled({}, { locale: language }), language };
}
