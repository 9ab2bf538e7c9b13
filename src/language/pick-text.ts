import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "./languages.ts";

/** A text and the language it is really written in, so that the page can mark a foreign one. */
export interface LocalText {
  readonly text: string;
  readonly language: Language;
}

/** The text in the wanted language, else in Portuguese, else in any; empty when there is none. */
export function pickText(texts: Readonly<Record<Language, string>>, wanted: Language): LocalText {
  const order = [wanted, DEFAULT_LANGUAGE, ...LANGUAGES];
  const language = order.find((candidate) => texts[candidate] !== "") ?? wanted;
  return { text: texts[language], language };
}
