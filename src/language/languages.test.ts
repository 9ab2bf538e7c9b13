import { expect, test } from "vitest";
import { isLanguage, LANGUAGE_TAGS, LANGUAGES } from "./languages.ts";

test.each(["", "EN", "fr", "pt-BR", "toString"])("%j is not a language", (value) => {
  expect(isLanguage(value)).toBe(false);
});

test("uses tags of its own languages", () => {
  for (const language of LANGUAGES) {
    expect(new Intl.Locale(LANGUAGE_TAGS[language]).language).toBe(language);
  }
});
