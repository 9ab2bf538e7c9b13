import { createHash } from "node:crypto";
import sharp, { type Metadata, type SharpOptions } from "sharp";
import { nearestPlaceholderColour } from "#language/placeholder-colour.ts";
import type { UnusablePicture } from "#desk/media-contract.ts";

/** The longest side of what is stored, in pixels: a third more than the widest copy that pages name. */
const LONGEST_SIDE = 2560;
const SHORTEST_SIDE = 300;
/** Those of the best phones. A file of a few kilobytes may say that it has a billion. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SECONDS = 20;

/** An upload that cannot be used. */
export class UnusablePictureError extends Error {
  override name = "UnusablePictureError";
  readonly reason: UnusablePicture;
  constructor(reason: UnusablePicture) {
    super(`The picture cannot be used: ${reason}`);
    this.reason = reason;
  }
}

/** The file of a picture as it is stored. */
export type NewPictureFile = Awaited<ReturnType<typeof describePictureFile>>;

const OPTIONS: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: "error" };

/**
 * An upload as a JPEG of our own: upright, in sRGB, small enough, on white where it was transparent, and
 * with nothing of the old file but its pixels: no place, no camera, no text that something could take
 * for a page. Throws an {@link UnusablePictureError}.
 */
export async function readUpload(upload: Uint8Array): Promise<NewPictureFile> {
  const format = formatOf(upload);
  if (format === undefined) throw new UnusablePictureError("format");
  try {
    requireUsable(await sharp(upload, OPTIONS).metadata(), format);
    const bytes = await sharp(upload, OPTIONS)
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
    return await describePictureFile(bytes);
  } catch (error) {
    if (error instanceof UnusablePictureError) throw error;
    throw new UnusablePictureError(
      /pixel limit/i.test(String(error)) ? "too-many-pixels" : "broken",
    );
  }
}

/** What is known of a file as {@link readUpload} makes it; throws where it is none. */
export async function describePictureFile(bytes: Uint8Array) {
  const { format, width, height, exif } = await sharp(bytes, OPTIONS).metadata();
  const isOurs = format === "jpeg" && Math.max(width, height) <= LONGEST_SIDE && !exif;
  if (!isOurs) throw new UnusablePictureError("format");
  const mean = await sharp(bytes, OPTIONS).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return { hash, bytes, width, height, colour: nearestPlaceholderColour(mean) };
}

/** What a file is by its first bytes: decoders that nobody needs, of SVG say, never see it. */
function formatOf(bytes: Uint8Array): "jpeg" | "png" | "webp" | "heif" | undefined {
  const start = Buffer.from(bytes.subarray(0, 32)).toString("latin1");
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^RIFF.{4}WEBP/s.test(start)) return "webp";
  return /^.{4}ftyp.{0,20}avi[fs]/s.test(start) ? "heif" : undefined;
}

function requireUsable({ format, width, height, pages = 1 }: Metadata, expected: string): void {
  if (format !== expected) throw new UnusablePictureError("format");
  if (pages > 1) throw new UnusablePictureError("animated");
  if (width * height > MOST_PIXELS) throw new UnusablePictureError("too-many-pixels");
  const longest = Math.max(width, height);
  const shortestStored = Math.min(width, height) * Math.min(1, LONGEST_SIDE / longest);
  if (shortestStored < SHORTEST_SIDE) throw new UnusablePictureError("too-small");
}
