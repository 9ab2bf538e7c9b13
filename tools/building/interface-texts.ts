import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#language/languages.ts";

export type InterfaceTexts = Readonly<Record<Language, ReadonlyMap<string, string>>>;

export const TEXT_FOLDERS = ["messages", "messages/desk"] as const;

/** Reads a folder of texts; a message that is not plain text counts as empty. */
export function readInterfaceTexts(root = ".", folder: string = "messages"): InterfaceTexts {
  const read = (language: Language) => {
    const path = join(root, folder, `${language}.json`);
    const file = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
    const entries = Object.entries(file).filter(([key]) => key !== "$schema");
    return new Map(entries.map(([key, text]) => [key, typeof text === "string" ? text : ""]));
  };
  return { pt: read("pt"), en: read("en"), es: read("es") };
}

/** Returns a line per key that a language lacks, leaves empty or gives placeholders unlike Portuguese. */
export function findTextProblems(root = "."): string[] {
  return TEXT_FOLDERS.flatMap((folder) => {
    const texts = readInterfaceTexts(root, folder);
    const keys = new Set(LANGUAGES.flatMap((language) => [...texts[language].keys()]));
    return [...keys].toSorted().flatMap((key) =>
      LANGUAGES.flatMap((language) => {
        const problem = problemOf(texts[language].get(key), texts[DEFAULT_LANGUAGE].get(key) ?? "");
        return problem === undefined ? [] : [`${folder}/${language}.json: ${key} ${problem}`];
      }),
    );
  });
}

function problemOf(text: string | undefined, model: string): string | undefined {
  if (text === undefined) return "is missing";
  if (text === "" || text !== text.trim()) return "is empty or begins or ends with a space";
  return placeholdersOf(text) === placeholdersOf(model)
    ? undefined
    : `has the placeholders "${placeholdersOf(text)}", not "${placeholdersOf(model)}"`;
}

const placeholdersOf = (text: string) => (text.match(/\{[^{}]*\}/g) ?? []).toSorted().join(" ");
