import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesOfPiece, ORDER_FILE, toJson } from "#content/built-in/content-files.server.ts";
import { type Content, CONTENT_KINDS, type ContentKind } from "#content/kinds/all-kinds.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { SLUG } from "#content/schemas/content-fields.ts";
import type { SpecialDays } from "#content/schemas/opening-hours.ts";
import { SPECIAL_DAYS_FILE } from "./read-content.ts";

/** A file that an export writes and may delete. */
const OF_A_PIECE = /^[a-z0-9-]+(\.json|\.[a-z]{2}\.md)$/;

/** Writes content as files for `import`, and deletes removed entries' files. Returns the changed paths. Skips empty kinds. */
export async function writeContent(
  content: Content,
  specialDays: Readonly<Record<string, readonly SpecialDays[]>>,
  contentFolder: string,
) {
  const written: string[] = [];
  const deleted: string[] = [];
  const daysFile = join(contentFolder, SPECIAL_DAYS_FILE);
  // If the file were missing, an import would use the days stored in older entries.
  const hasOlder = content.restaurants.some((one) => one.openingHours?.exceptions?.length);
  if (hasOlder || Object.keys(specialDays).length > 0) {
    await mkdir(contentFolder, { recursive: true });
    await writeFile(daysFile, toJson(specialDays));
    written.push(daysFile);
  } else if (existsSync(daysFile)) deleted.push(daysFile);
  for (const kind of CONTENT_KINDS) {
    const folder = join(contentFolder, kind);
    if (content[kind].length === 0 && !existsSync(folder)) continue;
    const files = filesOfKind(kind, content[kind]);
    await mkdir(folder, { recursive: true });
    const before = readdirSync(folder);
    for (const [name, text] of files) {
      const path = join(folder, name);
      if (before.includes(name) && readFileSync(path, "utf8") === text) continue;
      await writeFile(path, text);
      written.push(path);
    }
    const gone = before.filter((name) => OF_A_PIECE.test(name) && !files.has(name));
    deleted.push(...gone.map((name) => join(folder, name)));
  }
  await Promise.all(deleted.map((path) => rm(path)));
  return { written, deleted };
}

function filesOfKind(kind: ContentKind, pieces: readonly AnyPiece[]) {
  const slugs = pieces.map(({ slug }) => slug);
  // Slugs become file names.
  const wrong = slugs.find((slug) => !SLUG.test(slug));
  if (wrong !== undefined)
    throw new Error(`The database contains ${kind} with the invalid slug "${wrong}"`);
  return new Map([
    ...pieces.flatMap((piece) => filesOfPiece(kind, piece)),
    [ORDER_FILE, toJson(slugs)] as const,
  ]);
}
