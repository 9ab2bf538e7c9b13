import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../src/language/languages.ts";
import { filesIn, readProjectFile } from "./project-files.ts";
import { ALIKE_EVERYWHERE, ALIKE_IN_PORTUGUESE_AND_SPANISH } from "./texts-alike.ts";

const MESSAGES = Object.fromEntries(
  LANGUAGES.map((language) => [language, readMessages(language)]),
) as Record<Language, Map<string, string>>;
const KEYS = [...MESSAGES.pt.keys()];

function readMessages(language: Language): Map<string, string> {
  const file = JSON.parse(readProjectFile(`messages/${language}.json`)) as Record<string, unknown>;
  const entries = Object.entries(file).filter(([key]) => key !== "$schema");
  // A message with variants is a structure: its text is all of it.
  return new Map(
    entries.map(([key, text]) => [key, typeof text === "string" ? text : JSON.stringify(text)]),
  );
}

const textOf = (language: Language, key: string) => MESSAGES[language].get(key) ?? "";
const placeholdersOf = (text: string) => (text.match(/\{[^{}]*\}/g) ?? []).toSorted();

test.each(LANGUAGES)("%s has the keys of all languages, sorted", (language) => {
  const keys = [...MESSAGES[language].keys()];
  expect(keys).toEqual(KEYS);
  expect(keys).toEqual(keys.toSorted());
});

test.each(LANGUAGES)("no text in %s is empty or has stray spaces", (language) => {
  const strange = KEYS.filter((key) => !/^\S(.*\S)?$/s.test(textOf(language, key)));
  expect(strange).toEqual([]);
});

test("a text has the same placeholders in every language", () => {
  const different = KEYS.filter(
    (key) =>
      new Set(LANGUAGES.map((language) => placeholdersOf(textOf(language, key)).join())).size > 1,
  );
  expect(different).toEqual([]);
});

test("every text is used somewhere", () => {
  const source = filesIn(["src/"], [".ts", ".tsx"]).map(readProjectFile).join("\n");
  const used = new Set(Array.from(source.matchAll(/\bm\.([a-z0-9_]+)/g), ([, key]) => key));
  expect(KEYS.filter((key) => !used.has(key))).toEqual([]);
});

const EVERYWHERE = Object.values(ALIKE_EVERYWHERE).flat();

/** Figures with their unit ("36 km", "120–150"). */
const FIGURES = /^[\d–.,\s]+\p{L}{0,3}$/u;

test.each([
  ["pt", "en", EVERYWHERE],
  ["en", "es", EVERYWHERE],
  ["pt", "es", [...EVERYWHERE, ...ALIKE_IN_PORTUGUESE_AND_SPANISH]],
] as const)("a text that %s and %s share is shared on purpose", (one, other, alike) => {
  const shared = KEYS.filter((key) => {
    const text = textOf(one, key);
    return text === textOf(other, key) && !alike.includes(text) && !FIGURES.test(text);
  });
  expect(shared).toEqual([]);
});

test("the list of texts that are alike names no others", () => {
  const texts = new Set(LANGUAGES.flatMap((language) => [...MESSAGES[language].values()]));
  const listed = [...EVERYWHERE, ...ALIKE_IN_PORTUGUESE_AND_SPANISH];
  expect(listed.filter((text) => !texts.has(text))).toEqual([]);
});
