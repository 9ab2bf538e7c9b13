import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import type { MenuPicture } from "#pdf/draw-plate.ts";
import { createConcurrencyLimiter } from "#runtime/concurrency/concurrency-limiter.ts";
import type { Orm } from "#database/database.ts";
import { readPictureFile } from "#content/store/pictures.ts";
import { currentPictures } from "#language/former-pictures.ts";
import { type FocalPoint, parsePictureUrl } from "#language/picture-url.ts";
import { imageSources } from "#site/ui/picture/image-sources.ts";

const SIZE = { width: 640, height: 800 };
/** About 80 KB each; a restaurant's five menus share one. */
const MAX_CACHED = 40;

/**
 * Returns a function that reads a restaurant's picture for its menus: an illustration's upright
 * version, or an uploaded photograph cropped to that format. Undefined for other and deleted
 * pictures. Works one at a time, so that a burst of requests uses one CPU.
 */
export function menuPictures(orm: Orm) {
  const oneAtATime = createConcurrencyLimiter({ limit: 1 });
  const pictures = new LRUCache<string, MenuPicture>({
    max: MAX_CACHED,
    fetchMethod: (image) => oneAtATime(() => cut(image)),
  });

  async function cut(image: string): Promise<MenuPicture | undefined> {
    const upload = parsePictureUrl(image);
    const sheet = imageSources(currentPictures(image)).small?.webp;
    const master = upload
      ? await readPictureFile(orm, upload.hash)
      : sheet && (await readFile(`build${sheet}`).catch(() => undefined));
    if (!master) return undefined;
    // Loaded with the first menu, because sharp takes memory.
    const { default: sharp } = await import("sharp");
    const position = upload && sideOf(upload.focus);
    // Full colour resolution; otherwise blue lines have fringes.
    const bytes = await sharp(master)
      .resize({ ...SIZE, fit: "cover", ...(position && { position }) })
      .jpeg({ quality: 60, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer();
    return { bytes: new Uint8Array(bytes), ...SIZE };
  }

  return (image: string) => pictures.fetch(image);
}

const ROWS = ["north", "north", "", "south", "south"];
const COLUMNS = ["west", "west", "", "east", "east"];

/** Returns sharp's name of the side to keep when cropping; undefined for the centre. */
function sideOf({ x, y }: FocalPoint): string | undefined {
  return `${ROWS[y]}${COLUMNS[x]}` || undefined;
}
