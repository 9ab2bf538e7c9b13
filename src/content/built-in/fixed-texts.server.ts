import { join } from "node:path";
import { z } from "zod";
import { CONTENT_FOLDER, readJson } from "./content-files.server.ts";
import { lineOrEmpty, lines } from "../schemas/content-fields.ts";

// Texts that the desk cannot change.

function readTexts<Shape extends z.ZodType>(file: string, shape: Shape) {
  const path = join(CONTENT_FOLDER, file);
  const { data, error } = z.record(z.string(), shape).safeParse(readJson(path));
  if (data === undefined) throw new Error(`${path}:\n${z.prettifyError(error)}`);
  return new Map(Object.entries(data));
}

/**
 * Each picture's alternative text by file name, empty if decorative. `illustration`: stands for a real place or dish, and
 * a photograph may replace it.
 */
export const IMAGE_TEXTS = readTexts(
  "pictures/texts.json",
  z.strictObject({
    pt: lineOrEmpty,
    en: lineOrEmpty,
    es: lineOrEmpty,
    illustration: z.literal(true).exactOptional(),
  }),
);

/**
 * A restaurant's description for search engines, by slug: whole sentences of 70 to 155 characters, on no page. By default
 * an interface text is used.
 */
export const SEARCH_TEXTS = readTexts(
  "search-texts.json",
  z.strictObject({ description: lines, cuisines: z.array(lines) }),
);

/** Translations of article tags; other tags, such as names, are shown as they are. */
export const TAG_TEXTS = readTexts("tag-texts.json", lines);
