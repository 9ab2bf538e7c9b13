import { join } from "node:path";
import { z } from "zod";
import { CONTENT_FOLDER, readJson } from "./content-files.server.ts";
import { lineOrEmpty, lines } from "./shapes/content-fields.ts";

// Texts that only a new version of the site changes: the desk does not have them.

function readTexts<Shape extends z.ZodType>(file: string, shape: Shape) {
  const path = join(CONTENT_FOLDER, file);
  const { data, error } = z.record(z.string(), shape).safeParse(readJson(path));
  if (data === undefined) throw new Error(`${path}:\n${z.prettifyError(error)}`);
  return new Map(Object.entries(data));
}

/**
 * The alternative text of each picture by its file name, empty where it only decorates. `illustration`: it stands
 * for a real place or dish, and a photograph may take its place.
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
 * What search engines are told of a restaurant, by its slug, beside what its page shows: one whole sentence or more
 * of 70 to 155 characters, found on no page. One that is not here has a sentence of the interface.
 */
export const SEARCH_TEXTS = readTexts(
  "search-texts.json",
  z.strictObject({ description: lines, cuisines: z.array(lines) }),
);

/** The words of article tags. A tag that is not here, a name for instance, is shown as it is. */
export const TAG_TEXTS = readTexts("tag-texts.json", lines);
