import { join } from "node:path";
import { LANGUAGES, type Language } from "#language/languages.ts";
import { visitContent } from "./content-texts.ts";
import {
  type InterfaceTexts,
  readInterfaceTexts,
  TEXT_FOLDERS,
  type TextProblem,
} from "./interface-texts.ts";
import { brokenDescription, brokenRules, sentencesOf } from "./text-rules.ts";

interface PlacedText {
  readonly file: string;
  readonly field: string;
  readonly language: Language;
  readonly text: string;
}

/** Kept on purpose in more than one file or key: the same words for the same thing. */
const SAID_AGAIN = /^(lead_|form_|newsletter_failed|consent_|privacy_|accessibility_)/;
const CONTENT_SAID_AGAIN = /(hours|address)(\.|$)|^HOURS/;

/** Where the texts of interface and content break the rules of words, or say a sentence twice. */
export async function findBrokenRules(root: string): Promise<TextProblem[]> {
  const texts = [
    ...TEXT_FOLDERS.flatMap((folder) => interfaceTexts(readInterfaceTexts(root, folder), folder)),
    ...(await contentTexts(join(root, "src/content"))),
  ];
  const broken = texts.flatMap(({ file, field, language, text }) => {
    // Addresses are written as the letters of their city have them.
    const readers = file.startsWith("messages/desk") ? "staff" : "visitors";
    const rules = /(^|\.)address$/.test(field) ? [] : brokenRules(text, language, readers);
    const isDescription =
      /_meta_description$|^SEARCH_TEXTS\..*\.description$|^parts\.search\.description$/.test(field);
    const description = isDescription ? brokenDescription(text) : [];
    return [...rules, ...description].map((message) => ({ file, field, message }));
  });
  return [...broken, ...saidTwice(texts)];
}

function saidTwice(texts: readonly PlacedText[]): TextProblem[] {
  const first = new Map<string, PlacedText>();
  const problems: TextProblem[] = [];
  for (const placed of texts) {
    const { file, field, language, text } = placed;
    if (SAID_AGAIN.test(field) || CONTENT_SAID_AGAIN.test(field)) continue;
    for (const sentence of sentencesOf(text)) {
      const key = `${language} ${sentence.toLowerCase()}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, placed);
      else if (other.file !== file || other.field !== field)
        problems.push({ file, field, message: `says again "${sentence}" (${other.field})` });
    }
  }
  return problems;
}

function interfaceTexts(texts: InterfaceTexts, folder: string): PlacedText[] {
  return LANGUAGES.flatMap((language) =>
    [...texts[language]].map(([field, text]) => ({
      file: `${folder}/${language}.json`,
      field,
      language,
      text,
    })),
  );
}

async function contentTexts(folder: string): Promise<PlacedText[]> {
  const found: PlacedText[] = [];
  await visitContent(folder, (value, file, field) => {
    if (file.includes("/all-")) return;
    for (const language of LANGUAGES) {
      const text: unknown = Reflect.get(value, language);
      if (typeof text === "string") found.push({ file, field, language, text });
    }
  });
  return found;
}
