import manifest from "./image-manifest.json" with { type: "json" };
import {
  type FocalPoint,
  parsePictureUrl,
  pictureVariantUrl,
  type UploadedPicture,
} from "#language/picture-url.ts";
import type { PlaceholderColour } from "#language/placeholder-colour.ts";
import {
  avifWidths,
  LARGE_SHEET,
  plainFile,
  SMALL_SHEET,
  SMALL_SHEET_SIZE,
  SMALL_SHEET_WEBP,
  variantFile,
  webpWidths,
} from "./image-variants.ts";

/** The dark colour of an illustration, used behind the text beside it. */
export type DarkInk = "ink" | "night" | "fig";

/** The fill of a picture's place until it loads. */
export type PictureGround = PlaceholderColour | DarkInk | "paper" | "bone";

type ManifestEntry = [
  hash: string,
  width: number,
  height: number,
  ground: PictureGround,
  /** Only illustrations have one. */
  darkInk?: DarkInk,
];

/** `avif` and `webp` are `srcset` values; width and height are the master's, in pixels. */
type ImageSources = {
  src: string;
  avif?: string;
  webp?: string;
  width?: number;
  height?: number;
  /**
   * An illustration's upright sheet for narrow windows and places; the other fields describe the
   * large one.
   */
  small?: { avif: string; webp: string; width: number; height: number };
  ground?: PictureGround;
  /** Undefined for the middle. */
  focus?: FocalPoint;
};

const FOLDER = "/images/";
const entries = manifest as unknown as Record<string, ManifestEntry | undefined>;

/**
 * Returns a picture's files. Site pictures (`/images/NAME`) and uploads (by their URL) have
 * variants; any other URL is used as it is.
 */
export function imageSources(image: string): ImageSources {
  const uploaded = parsePictureUrl(image);
  if (uploaded) return uploadedSources(image, uploaded);
  const name = image.startsWith(FOLDER) ? image.slice(FOLDER.length) : "";
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (!entry) return { src: image };
  const [hash, width, height, ground, darkInk] = entry;
  if (name.endsWith(".svg")) return { src: FOLDER + plainFile(name, hash), width, height };
  const srcset = (format: "avif" | "webp", widths: number[]) =>
    widths.map((w) => `${FOLDER}${variantFile(name, hash, w, format)} ${w}w`).join(", ");
  if (darkInk !== undefined) {
    const webp = FOLDER + variantFile(name, hash, SMALL_SHEET_WEBP, "webp");
    const small = { avif: srcset("avif", SMALL_SHEET), webp, ...SMALL_SHEET_SIZE };
    return { src: image, avif: srcset("avif", LARGE_SHEET), small, width, height, ground };
  }
  return {
    src: image,
    avif: srcset("avif", avifWidths(width)),
    webp: srcset("webp", webpWidths(width)),
    width,
    height,
    ground,
  };
}

function uploadedSources(src: string, picture: UploadedPicture): ImageSources {
  const { hash, width, height, colour, focus } = picture;
  const srcset = (format: "avif" | "webp", widths: number[]) =>
    widths.map((w) => `${pictureVariantUrl(hash, w, format)} ${w}w`).join(", ");
  return {
    src,
    avif: srcset("avif", avifWidths(width)),
    webp: srcset("webp", webpWidths(width)),
    width,
    height,
    ground: colour,
    ...(focus.x === 2 && focus.y === 2 ? {} : { focus }),
  };
}

/** Shown for missing and broken pictures (rule 3.22). */
export const PLACEHOLDER_IMAGE = `${FOLDER}placeholder.svg`;

/** Returns the colour behind text beside a picture. */
export function darkInkOf(image: string): DarkInk {
  const uploaded = parsePictureUrl(image);
  if (uploaded) return uploaded.colour === "night" ? "night" : "ink";
  const name = image.startsWith(FOLDER) ? image.slice(FOLDER.length) : "";
  return (Object.hasOwn(entries, name) ? entries[name]?.[4] : undefined) ?? "ink";
}
