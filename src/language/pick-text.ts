import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "./languages.ts";

/** A text and its actual language, so that the page can mark a foreign one. */
export interface LocalText {
  readonly text: string;
  readonly language: Language;
}

/** Returns the text in the wanted language, else in Portuguese, else in any; empty if none exists. */
export function pickText(texts: Readonly<Record<Language, string>>, wanted: Language): LocalText {
  const order = [wanted, DEFAULT_LANGUAGE, ...LANGUAGES];
  const language = order.find((candidate) => texts[candidate] !== "") ?? wanted;
  return { text: texts[language], language };
}
