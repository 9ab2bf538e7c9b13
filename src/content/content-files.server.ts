import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { LANGUAGES } from "#language/languages.ts";
import { type ContentKind, kindOf } from "./kinds/all-kinds.ts";
import type { AnyPiece } from "./kinds/kind.ts";
import { slug } from "./shapes/content-fields.ts";

// Content in files: each kind has a folder with `{slug}.json` for each piece, `{slug}.{language}.md` for its
// Markdown, and the order of the pieces.

/** Below the project's root, where the server and the tools run. */
export const CONTENT_FOLDER = "content";
/** No slug has an underscore. */
export const ORDER_FILE = "_order.json";

const order = z.array(slug);

/** Returns the slugs of a kind in the order of its list. Throws an error that names the file. */
export function readOrder(folder: string, kind: ContentKind): readonly string[] {
  const path = join(folder, kind, ORDER_FILE);
  const { data } = order.safeParse(readJson(path));
  if (data === undefined) throw new Error(`${path}: must be a list of slugs`);
  return data;
}

/** Returns a piece as its files have it, unchecked. Throws an error that names the file. */
export function readPiece(folder: string, kind: ContentKind, own: string): unknown {
  const path = join(folder, kind, own);
  const piece = readJson(`${path}.json`);
  const field = kindOf(kind).inMarkdown;
  if (field === undefined || typeof piece !== "object") return piece;
  const texts = LANGUAGES.map((language) => {
    // The last line of a text file ends, too.
    return [language, readText(`${path}.${language}.md`).replace(/\n$/, "")];
  });
  return { ...piece, [field]: Object.fromEntries(texts) };
}

/** Returns the files of a piece, by name: the same bytes for the same piece. */
export function filesOfPiece(
  kind: ContentKind,
  piece: AnyPiece,
): readonly (readonly [string, string])[] {
  const { shape, inMarkdown } = kindOf(kind);
  // A database does not keep the order of fields.
  const fields = new Map<string, unknown>(Object.entries(shape.safeParse(piece).data ?? piece));
  const texts = new Map(Object.entries(fields.get(inMarkdown ?? "") ?? {}));
  if (inMarkdown !== undefined) fields.delete(inMarkdown);
  return [
    [`${piece.slug}.json`, toJson(Object.fromEntries(fields))],
    ...Array.from(
      texts,
      ([language, text]) => [`${piece.slug}.${language}.md`, `${String(text)}\n`] as const,
    ),
  ];
}

export const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path}: cannot be read: ${String(error)}`, { cause: error });
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new Error(`${path}: cannot be read: ${String(error)}`, { cause: error });
  }
}
