import { createHash } from "node:crypto";
import sharp, { type Metadata, type SharpOptions } from "sharp";
import { nearestPlaceholderColour } from "#language/placeholder-colour.ts";
import type { UnusablePicture } from "./media-contract.ts";

/** The longest stored side in pixels, a third above the widest copy on pages. */
const LONGEST_SIDE = 2560;
const SHORTEST_SIDE = 300;
/** The best phone cameras take so many; a file of a few kilobytes may claim a billion. */
const MOST_PIXELS = 50_000_000;
/** AVIF takes 20 to 26 bytes of memory per pixel, other formats 2 to 10. */
const MOST_AVIF_PIXELS = 16_000_000;

/** Decoded formats, by the picture library's names. */
export type PictureFormat = "jpeg" | "png" | "webp" | "heif";

export type NewPictureFile = Awaited<ReturnType<typeof describePictureFile>>;

const OPTIONS: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: "error" };

/**
 * Returns an upload as a new JPEG: upright, sRGB, small enough, on white instead of transparency,
 * without metadata or other bytes of the upload; or the reason for refusal. A hostile upload may
 * need unlimited memory and time: see `read-upload.ts`.
 */
export async function decodePicture({
  upload,
  format,
}: {
  readonly upload: Uint8Array;
  readonly format: PictureFormat;
}): Promise<NewPictureFile | UnusablePicture> {
  try {
    const reason = unusable(await sharp(upload, OPTIONS).metadata(), format);
    if (reason !== undefined) return reason;
    const bytes = await sharp(upload, OPTIONS)
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
    return await describePictureFile(bytes);
  } catch (error) {
    return /pixel limit/i.test(String(error)) ? "too-many-pixels" : "broken";
  }
}

/** Describes a file of {@link decodePicture}; throws for any other. */
export async function describePictureFile(bytes: Uint8Array) {
  const { format, width, height, exif } = await sharp(bytes, OPTIONS).metadata();
  const isOurs = format === "jpeg" && Math.max(width, height) <= LONGEST_SIDE && !exif;
  if (!isOurs) throw new Error("No picture as an upload is stored");
  const mean = await sharp(bytes, OPTIONS).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return { hash, bytes, width, height, colour: nearestPlaceholderColour(mean) };
}

function unusable(
  { format, width, height, pages = 1 }: Metadata,
  expected: PictureFormat,
): UnusablePicture | undefined {
  if (format !== expected) return "format";
  if (pages > 1) return "animated";
  const mostPixels = format === "heif" ? MOST_AVIF_PIXELS : MOST_PIXELS;
  if (width * height > mostPixels) return "too-many-pixels";
  const longest = Math.max(width, height);
  const shortestStored = Math.min(width, height) * Math.min(1, LONGEST_SIDE / longest);
  return shortestStored < SHORTEST_SIDE ? "too-small" : undefined;
}
