import { readFile } from "node:fs/promises";
import type { MenuPicture } from "#api/menus/draw-plate.ts";
import type { Orm } from "#database/connect.server.ts";
import { readPictureFile } from "#database/pictures.ts";
import { currentPictures } from "#language/former-pictures.ts";
import { type FocalPoint, parsePictureUrl } from "#language/picture-url.ts";
import { imageSources } from "#site/ui/picture/image-sources.ts";

const SIZE = { width: 640, height: 800 };

/**
 * Returns a function that reads a restaurant's picture for its menus: of a plate the upright sheet, of an uploaded
 * photograph as much as fits that shape. Undefined for any other picture, and where the file is gone.
 */
export function menuPictures(orm: Orm) {
  return async (image: string): Promise<MenuPicture | undefined> => {
    const upload = parsePictureUrl(image);
    const sheet = imageSources(currentPictures(image)).small?.webp;
    const master = upload
      ? await readPictureFile(orm, upload.hash)
      : sheet && (await readFile(`build${sheet}`).catch(() => undefined));
    if (!master) return undefined;
    // Loaded with the first menu: the picture library takes memory.
    const { default: sharp } = await import("sharp");
    const position = upload && sideOf(upload.focus);
    // Full colour resolution, or blue lines have a fringe.
    const bytes = await sharp(master)
      .resize({ ...SIZE, fit: "cover", ...(position && { position }) })
      .jpeg({ quality: 60, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer();
    return { bytes: new Uint8Array(bytes), ...SIZE };
  };
}

const ROWS = ["north", "north", "", "south", "south"];
const COLUMNS = ["west", "west", "", "east", "east"];

/** The side of a picture that stays where it is cut, as the picture library names it; undefined for its middle. */
function sideOf({ x, y }: FocalPoint): string | undefined {
  return `${ROWS[y]}${COLUMNS[x]}` || undefined;
}
