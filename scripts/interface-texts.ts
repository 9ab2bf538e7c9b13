import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#language/languages.ts";
import { mayBeAlike } from "./texts-alike.ts";

/** Something wrong with a text: in which file, under which key or field, and what. */
export interface TextProblem {
  readonly file: string;
  readonly field: string;
  readonly message: string;
}

/** The interface's texts by their keys, in each language. */
export type InterfaceTexts = Readonly<Record<Language, ReadonlyMap<string, string>>>;

/** The folders of texts: the site's, and the desk's. */
export const TEXT_FOLDERS = ["messages", "messages/desk"] as const;

/** Reads a folder of texts of a project; a message that is no plain text counts as an empty one. */
export function readInterfaceTexts(root = ".", folder: string = "messages"): InterfaceTexts {
  const read = (language: Language) => {
    const path = join(root, folder, `${language}.json`);
    const file = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
    const entries = Object.entries(file).filter(([key]) => key !== "$schema");
    return new Map(entries.map(([key, text]) => [key, typeof text === "string" ? text : ""]));
  };
  return { pt: read("pt"), en: read("en"), es: read("es") };
}

/**
 * What is wrong with the interface's texts: a key that a language lacks or that only it has, an
 * empty text, other placeholders than in Portuguese, two languages alike without a reason.
 */
export function findTextProblems(texts: InterfaceTexts, folder = "messages"): TextProblem[] {
  const keys = new Set(LANGUAGES.flatMap((language) => [...texts[language].keys()]));
  return [...keys].toSorted().flatMap((key) => problemsOf(key, texts, folder));
}

function problemsOf(key: string, texts: InterfaceTexts, folder: string): TextProblem[] {
  const fileOf = (language: Language) => `${folder}/${language}.json`;
  const model = texts[DEFAULT_LANGUAGE].get(key);
  return LANGUAGES.flatMap((language, index) => {
    const problem = (message: string) => ({ file: fileOf(language), field: key, message });
    const text = texts[language].get(key);
    if (text === undefined) return model === undefined ? [] : [problem("is missing")];
    if (model === undefined) return [problem(`is extra: ${fileOf(DEFAULT_LANGUAGE)} lacks it`)];
    if (text.trim() === "") return [problem("is empty")];
    const found: TextProblem[] = [];
    if (text !== text.trim()) found.push(problem("begins or ends with a space"));
    if (placeholdersOf(text) !== placeholdersOf(model))
      found.push(
        problem(`has the placeholders "${placeholdersOf(text)}", not "${placeholdersOf(model)}"`),
      );
    for (const other of LANGUAGES.slice(0, index)) {
      if (text === texts[other].get(key) && !mayBeAlike(text, other, language))
        found.push(
          problem(`is the same as in ${other}, and scripts/texts-alike.ts gives no reason`),
        );
    }
    return found;
  });
}

const placeholdersOf = (text: string) => (text.match(/\{[^{}]*\}/g) ?? []).toSorted().join(" ");
