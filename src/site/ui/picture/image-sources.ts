import manifest from "./image-manifest.json" with { type: "json" };
import {
  type FocalPoint,
  parsePictureUrl,
  pictureVariantUrl,
  type UploadedPicture,
} from "#language/picture-url.ts";
import type { PlaceholderColour } from "#language/placeholder-colour.ts";
import { avifWidths, plainFile, variantFile, webpWidths } from "./image-variants.ts";

type ManifestEntry = [
  hash: string,
  width: number,
  height: number,
  placeholderColour: PlaceholderColour,
  mark?: "illustration",
];

/** `avif` and `webp` are `srcset` values; width and height are the master's, in pixels. */
type ImageSources = {
  src: string;
  avif?: string;
  webp?: string;
  width?: number;
  height?: number;
  placeholderColour?: PlaceholderColour;
  /** Undefined where it is the middle. */
  focus?: FocalPoint;
};

const FOLDER = "/images/";
const entries = manifest as unknown as Record<string, ManifestEntry | undefined>;

/**
 * Where the files of a picture are. `image` is a URL as content and the product API give it:
 * `/images/NAME` of a picture of this site has variants, and so has an uploaded one, whose URL says
 * them; any other URL is used as it is.
 */
export function imageSources(image: string): ImageSources {
  const uploaded = parsePictureUrl(image);
  if (uploaded) return uploadedSources(image, uploaded);
  const name = image.startsWith(FOLDER) ? image.slice(FOLDER.length) : "";
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (!entry) return { src: image };
  const [hash, width, height, placeholderColour] = entry;
  if (name.endsWith(".svg"))
    return { src: FOLDER + plainFile(name, hash), width, height, placeholderColour };
  const srcset = (format: "avif" | "webp", widths: number[]) =>
    widths.map((w) => `${FOLDER}${variantFile(name, hash, w, format)} ${w}w`).join(", ");
  return {
    src: image,
    avif: srcset("avif", avifWidths(width)),
    webp: srcset("webp", webpWidths(width)),
    width,
    height,
    placeholderColour,
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
    placeholderColour: colour,
    ...(focus.x === 2 && focus.y === 2 ? {} : { focus }),
  };
}

/** The picture shown where there is none, or where one is broken (rule 3.22). */
export const PLACEHOLDER_IMAGE = `${FOLDER}placeholder.svg`;

/** Whether a picture of this site was rendered and stands for a real place. */
export function isIllustration(image: string): boolean {
  const uploaded = parsePictureUrl(image);
  if (uploaded) return uploaded.isIllustration;
  const name = image.startsWith(FOLDER) ? image.slice(FOLDER.length) : "";
  return Object.hasOwn(entries, name) && entries[name]?.[4] === "illustration";
}
