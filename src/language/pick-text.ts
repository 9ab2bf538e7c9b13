import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";

/** A text and the language it is really written in, so that the page can mark a foreign one. */
export interface LocalText {
  readonly text: string;
  readonly language: Language;
}

/** The text in the wanted language, else the Portuguese one; its text is empty when there is none. */
export function pickText(texts: Readonly<Record<Language, string>>, wanted: Language): LocalText {
  const text = texts[wanted];
  return text !== "" ? { text, language: wanted } : { text: texts.pt, language: DEFAULT_LANGUAGE };
}
