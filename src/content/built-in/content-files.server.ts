import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { LANGUAGES } from "#language/languages.ts";
import { type ContentKind, kindOf } from "../kinds/all-kinds.ts";
import type { AnyPiece } from "../kinds/kind.ts";
import { slug } from "../schemas/content-fields.ts";

// Each kind has a folder with `{slug}.json` and `{slug}.{language}.md` per entry, and the order of its entries.

/** Relative to the project's root, where the server and the tools run. */
export const CONTENT_FOLDER = "content";
/** Slugs never contain an underscore. */
export const ORDER_FILE = "_order.json";

const order = z.array(slug);

/** Returns a kind's slugs in order. Throws an error that names the file. */
export function readOrder(folder: string, kind: ContentKind): readonly string[] {
  const path = join(folder, kind, ORDER_FILE);
  const { data } = order.safeParse(readJson(path));
  if (data === undefined) throw new Error(`${path}: must be a list of slugs`);
  return data;
}

/** Returns an entry's files unchecked. Throws an error that names the file. */
export function readPiece(folder: string, kind: ContentKind, own: string): unknown {
  const path = join(folder, kind, own);
  const piece = readJson(`${path}.json`);
  const field = kindOf(kind).inMarkdown;
  if (field === undefined || typeof piece !== "object") return piece;
  const texts = LANGUAGES.map((language) => {
    // A text file ends with a line break.
    return [language, readText(`${path}.${language}.md`).replace(/\n$/, "")];
  });
  return { ...piece, [field]: Object.fromEntries(texts) };
}

/** Returns an entry's files by name. Deterministic. */
export function filesOfPiece(
  kind: ContentKind,
  piece: AnyPiece,
): readonly (readonly [string, string])[] {
  const { shape, inMarkdown } = kindOf(kind);
  // The database does not keep the order of fields.
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
