import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** A tile with what its source said of it. */
export interface CachedTile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970: until then it is not requested again. */
  readonly freshUntil: number;
  /** The source's own, to ask whether the tile has changed; empty when it has none. */
  readonly etag: string;
  readonly lastModified: string;
}

const LINE_END = 10;

/** Reads a cached tile: a line of JSON, then the picture. Undefined without a complete one. */
export async function readTileFile(path: string): Promise<CachedTile | undefined> {
  const file = await readFile(path).catch(() => undefined);
  const end = file?.indexOf(LINE_END) ?? -1;
  if (file === undefined || end < 0) return undefined;
  try {
    const head: unknown = JSON.parse(file.toString("utf8", 0, end));
    if (typeof head !== "object" || head === null) return undefined;
    const { freshUntil, etag, lastModified, length } = head as Partial<Record<string, unknown>>;
    const bytes = new Uint8Array(file.subarray(end + 1));
    // A power cut may have left less than was written.
    if (typeof freshUntil !== "number" || bytes.length !== length) return undefined;
    return { bytes, freshUntil, etag: text(etag), lastModified: text(lastModified) };
  } catch {
    return undefined;
  }
}

/** Writes the tile whole or not at all, also beside another process; rejects when it cannot. */
export async function writeTileFile(path: string, { bytes, ...head }: CachedTile): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  try {
    const line = `${JSON.stringify({ ...head, length: bytes.length })}\n`;
    await writeFile(unfinished, Buffer.concat([Buffer.from(line), bytes]));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
