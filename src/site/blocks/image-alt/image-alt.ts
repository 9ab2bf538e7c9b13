import { IMAGE_TEXTS } from "#content/images/image-texts.ts";
import type { Language } from "#language/languages.ts";

const FOLDER = "/images/";
const texts: Readonly<Record<string, Readonly<Record<Language, string>>>> = IMAGE_TEXTS;

/**
 * The alternative text of a picture of this site, by its URL; `missing` for any other. For
 * loaders: the table knows three languages and is not for the browser.
 */
export function imageAlt(image: string, language: Language, missing = ""): string {
  const name = image.startsWith(FOLDER) ? image.slice(FOLDER.length) : "";
  return Object.hasOwn(texts, name) ? (texts[name]?.[language] ?? missing) : missing;
}
