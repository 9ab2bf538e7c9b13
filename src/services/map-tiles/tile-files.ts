export interface CachedTile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
  /** The source's validators; empty if missing. */
  readonly etag: string;
  readonly lastModified: string;
}

export interface TileFiles {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Writes atomically, also beside another process. */
  write(name: string, bytes: Uint8Array): Promise<void>;
}

const LINE_END = 10;

/** Reads a cached tile: a line of JSON, then the picture. Undefined if missing or incomplete. */
export async function readTileFile(
  files: TileFiles,
  name: string,
): Promise<CachedTile | undefined> {
  const file = await files.read(name);
  const end = file?.indexOf(LINE_END) ?? -1;
  if (file === undefined || end < 0) return undefined;
  try {
    const head: unknown = JSON.parse(new TextDecoder().decode(file.subarray(0, end)));
    if (typeof head !== "object" || head === null) return undefined;
    const { freshUntil, etag, lastModified, length } = head as Partial<Record<string, unknown>>;
    const bytes = file.slice(end + 1);
    // A power cut may have truncated the file.
    if (typeof freshUntil !== "number" || bytes.length !== length) return undefined;
    return { bytes, freshUntil, etag: text(etag), lastModified: text(lastModified) };
  } catch {
    return undefined;
  }
}

export function writeTileFile(
  files: TileFiles,
  name: string,
  { bytes, ...head }: CachedTile,
): Promise<void> {
  const line = `${JSON.stringify({ ...head, length: bytes.length })}\n`;
  return files.write(name, Buffer.concat([Buffer.from(line), bytes]));
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
