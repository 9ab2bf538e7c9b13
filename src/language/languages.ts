export const LANGUAGES = ["pt", "en", "es"] as const;

export type Language = (typeof LANGUAGES)[number];

/** One text per language; a missing translation is an empty string. */
export type Texts = Readonly<Record<Language, string>>;

export function textsOf<T>(say: (language: Language) => T): Record<Language, T> {
  return { pt: say("pt"), en: say("en"), es: say("es") };
}

export type PictureTexts = ReadonlyMap<string, Texts>;

export interface UploadedPictures {
  /** Alternative texts by URL. */
  readonly pictureTexts?: PictureTexts | undefined;
  /** Creators by URL. */
  readonly pictureCredits?: ReadonlyMap<string, string> | undefined;
}

export const DEFAULT_LANGUAGE: Language = "pt";

/** The local-storage key of the visitor's choice (rule 1.8). */
export const LANGUAGE_STORAGE_KEY = "rubaiyat-language";

/** Tags for `Intl`; `lang` and `hreflang` use the plain `Language`. */
export const LANGUAGE_TAGS: Record<Language, string> = { pt: "pt-BR", en: "en", es: "es" };

export const LANGUAGE_NAMES: Record<Language, string> = {
  pt: "Português",
  en: "English",
  es: "Español",
};

export function isLanguage(value: string): value is Language {
  return (LANGUAGES as readonly string[]).includes(value);
}
