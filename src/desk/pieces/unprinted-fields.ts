import { unprintedSigns } from "#language/printed-signs.ts";
import { valueAt } from "./wrong-fields.tsx";

/** A text with signs that PDFs and cards cannot show. */
export interface UnprintedText {
  /** Where it is: "sections.0.items.3.name". */
  readonly path: string;
  readonly text: string;
  readonly signs: readonly string[];
}

/** Returns the texts of some fields, by their paths, that PDFs and cards cannot show as a whole. */
export function unprintedTexts(
  content: object,
  paths: readonly string[],
): readonly UnprintedText[] {
  return paths.flatMap((path) => unprintedIn(valueAt(content, path), path));
}

function unprintedIn(value: unknown, path: string): readonly UnprintedText[] {
  if (typeof value === "string") {
    const signs = unprintedSigns(value);
    return signs.length === 0 ? [] : [{ path, text: value, signs }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unprintedIn(inner, `${path}.${key}`));
}
