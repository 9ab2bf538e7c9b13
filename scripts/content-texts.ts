import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES, type Language } from "#language/languages.ts";
import type { TextProblem } from "./interface-texts.ts";

/** A dish is explained only where its name does not say enough (kinds/menu.ts). */
const MAY_LACK_LANGUAGES = /\.explanation$/;
/** Written as the letters of its city have it, or a name, in whatever language. */
const MAY_BE_ALIKE = /(^|\.)(address|giver)$/;
/** As many words are a sentence, and no sentence is the same in two languages. */
const SENTENCE = 8;

/**
 * What the content of a folder lacks, whatever its kind (menus and pictures included): a language
 * where the others have words, or a sentence that nobody translated.
 */
export async function findContentProblems(folder: string): Promise<TextProblem[]> {
  const problems: TextProblem[] = [];
  await visitContent(folder, (value, file, field) => {
    if (LANGUAGES.some((language) => typeof Reflect.get(value, language) === "string"))
      problems.push(...problemsOf(value, file, field));
  });
  return problems;
}

/** Hands over every object in the content files of a folder once, with its file and the field it is in. */
export async function visitContent(
  folder: string,
  visit: (value: object, file: string, field: string) => void,
): Promise<void> {
  const seen = new Set<object>();
  const look = (value: unknown, file: string, field: string): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    visit(value, file, field);
    const entries = value instanceof Map ? value.entries() : Object.entries(value);
    for (const [key, inner] of entries) look(inner, file, field === "" ? key : `${field}.${key}`);
  };

  // Lists come last: what they list is found in its own file.
  const files = globSync("*/*.ts", { cwd: folder })
    .filter((file) => !/\..*\.|^(kinds|shapes|site-settings)\//.test(file))
    .toSorted();
  const isList = (file: string) => (basename(file).startsWith("all-") ? 1 : 0);
  for (const file of files.toSorted((one, other) => isList(one) - isList(other))) {
    const path = join(folder, file);
    const exported = (await import(pathToFileURL(path).href)) as Record<string, object>;
    for (const [name, value] of Object.entries(exported))
      look(value, path, Object.hasOwn(Object(value), "slug") ? "" : name);
  }
}

function problemsOf(texts: object, file: string, field: string): TextProblem[] {
  const wordsIn = (language: Language) => String(Reflect.get(texts, language) ?? "").trim();
  const written = LANGUAGES.filter((language) => wordsIn(language) !== "");
  const lacking = MAY_LACK_LANGUAGES.test(field)
    ? LANGUAGES.filter((language) => Reflect.get(texts, language) === "")
    : LANGUAGES.filter((language) => written.length > 0 && !written.includes(language));
  const gaps = lacking.map((language) => ({
    file,
    field: `${field}.${language}`,
    message: "lacks its text",
  }));
  if (MAY_BE_ALIKE.test(field)) return gaps;
  const copies = written.flatMap((language, index) => {
    const text = wordsIn(language);
    const same = written.slice(0, index).find((other) => wordsIn(other) === text);
    if (same === undefined || text.split(/\s+/).length < SENTENCE) return [];
    return [{ file, field: `${field}.${language}`, message: `is the same as in ${same}` }];
  });
  return [...gaps, ...copies];
}
