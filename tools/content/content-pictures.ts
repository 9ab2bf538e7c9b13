import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { line, SLUG } from "#content/schemas/content-fields.ts";
import type { Orm } from "#database/database.ts";
import { referencedPictures } from "#content/store/pictures.ts";
import {
  exportPictureFile,
  exportPictures,
  type TransferredFile,
  type TransferredPicture,
} from "#content/store/transfer-pictures.ts";

// Uploaded pictures as files: media/pictures.json, and media/ID.jpg for each.

const FOLDER = "media";
const LIST = "pictures.json";

const place = z.int().min(0).max(4);
const text = z.union([z.literal(""), line]);
const pictureList = z.array(
  z.strictObject({
    id: z.string().regex(/^[\da-f]{12}$/, "must be twelve hexadecimal digits"),
    hash: z.string(),
    texts: z.strictObject({ pt: text, en: text, es: text }),
    isIllustration: z.boolean(),
    /** Missing in older exports. */
    credit: text.default(""),
    focus: z.strictObject({ x: place, y: place }),
    restaurant: z.union([z.literal(""), z.string().regex(SLUG)]),
  }),
) satisfies z.ZodType<readonly TransferredPicture[]>;

type Report = (file: string, field: string, message: string) => void;

export interface PictureInFiles {
  readonly picture: TransferredPicture;
  readonly file: TransferredFile;
}

export async function readPictures(folder: string, report: Report): Promise<PictureInFiles[]> {
  const list = join(folder, FOLDER, LIST);
  if (!existsSync(list)) return [];
  const parsed = pictureList.safeParse(await readFile(list, "utf8").then(JSON.parse));
  for (const { path, message } of parsed.error?.issues ?? []) report(list, path.join("."), message);
  // Lazy, because the library is slow to load.
  const { describePictureFile } = await import("#content/desk/uploads/decode-picture.ts");
  const read: PictureInFiles[] = [];
  for (const picture of parsed.data ?? []) {
    const path = join(folder, FOLDER, `${picture.id}.jpg`);
    const bytes = await readFile(path).catch(() => undefined);
    const file = bytes && (await describePictureFile(bytes).catch(() => undefined));
    if (file === undefined) report(path, "", "must be a JPEG as an export has it");
    else if (file.hash !== picture.hash) report(path, "", "is not the file that was exported");
    else read.push({ picture, file });
  }
  return read;
}

export function unknownPictures(piece: unknown, pictures: readonly PictureInFiles[]) {
  const known = new Set(pictures.map(({ picture }) => picture.id));
  return referencedPictures(piece).filter(({ id }) => !known.has(id));
}

export async function writePictures(orm: Orm, contentFolder: string) {
  const folder = join(contentFolder, FOLDER);
  const pictures = await exportPictures(orm);
  if (pictures.length === 0 && !existsSync(folder)) return { written: [], deleted: [] };
  await mkdir(folder, { recursive: true });
  const before = new Set(await readdir(folder));
  const files = new Map(pictures.map(({ id, hash }) => [`${id}.jpg`, hash]));
  const written: string[] = [];
  const write = async (name: string, content: Uint8Array) => {
    const path = join(folder, name);
    const there = await readFile(path).catch(() => undefined);
    if (there?.equals(content)) return;
    await writeFile(path, content);
    written.push(path);
  };
  for (const [name, hash] of files) await write(name, await exportPictureFile(orm, hash));
  await write(LIST, Buffer.from(`${JSON.stringify(pictures, null, 2)}\n`));
  const gone = [...before].filter((name) => /^[\da-f]{12}\.jpg$/.test(name) && !files.has(name));
  const deleted = gone.map((name) => join(folder, name));
  await Promise.all(deleted.map((path) => rm(path)));
  return { written, deleted };
}
