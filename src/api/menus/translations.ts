import type { Language } from "#language/languages.ts";
import type { Texts } from "#language/languages.ts";

/** A text in the given order of languages; what two of them say in the same words comes once. */
export function translationsOf(
  texts: Partial<Texts>,
  languages: readonly Language[],
): [Language, string][] {
  const seen = new Set<string | undefined>(["", undefined]);
  return languages.flatMap((language): [Language, string][] => {
    const text = texts[language];
    if (text === undefined || seen.has(text)) return [];
    seen.add(text);
    return [[language, text]];
  });
}

/** What `say` returns for each language. */
export function textsOf<T>(say: (language: Language) => T): Record<Language, T> {
  return { pt: say("pt"), en: say("en"), es: say("es") };
}
