export const LANGUAGES = ["pt", "en", "es"] as const;

export type Language = (typeof LANGUAGES)[number];

/** One text in each language; a missing translation is an empty string. */
export type Texts = Readonly<Record<Language, string>>;

/** What `say` returns for each language. */
export function textsOf<T>(say: (language: Language) => T): Record<Language, T> {
  return { pt: say("pt"), en: say("en"), es: say("es") };
}

/** The alternative texts of pictures, by URL. */
export type PictureTexts = ReadonlyMap<string, Texts>;

/** What is known of the uploaded pictures of a piece of content. */
export interface UploadedPictures {
  /** What they show; missing where there are none. */
  readonly pictureTexts?: PictureTexts | undefined;
  /** Who made them, by URL; missing where nobody is named. */
  readonly pictureCredits?: ReadonlyMap<string, string> | undefined;
}

export const DEFAULT_LANGUAGE: Language = "pt";

/** The local-storage key that remembers the visitor's choice (rule 1.8). */
export const LANGUAGE_STORAGE_KEY = "rubaiyat-language";

/** Tags for `Intl`. The `lang` attribute and `hreflang` use the plain `Language` instead. */
export const LANGUAGE_TAGS: Record<Language, string> = { pt: "pt-BR", en: "en", es: "es" };

/** Each language in its own words, as the language switch shows it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  pt: "Português",
  en: "English",
  es: "Español",
};

/** Whether a value is exactly one of the three language codes, in lower case. */
export function isLanguage(value: string): value is Language {
  return (LANGUAGES as readonly string[]).includes(value);
}
