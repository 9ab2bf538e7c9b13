import { PLACEHOLDER_COLOURS, type PlaceholderColour } from "./placeholder-colour.ts";

// The URLs of uploaded pictures. They say all that a page must know of one, so that the browser needs
// no list of them.

/** The part of a picture that stays in view where it is cropped: columns and rows 0 to 4, the middle is 2. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** What the URL of an uploaded picture says of it. */
export interface UploadedPicture {
  /** Of its file: another file has another one. */
  readonly hash: string;
  /** Of its file, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly colour: PlaceholderColour;
  readonly focus: FocalPoint;
  /** It stands for a real place and is no photograph of it. */
  readonly isIllustration: boolean;
}

const COLOURS = PLACEHOLDER_COLOURS.join("|");
const PICTURE_URL = new RegExp(
  `^/media/([\\da-f]{16})-(\\d{1,4})x(\\d{1,4})-(${COLOURS})-([0-4])([0-4])(i?)\\.jpg$`,
);
const VARIANT_URL = /^\/media\/([\da-f]{16})-(\d{1,4})\.(avif|webp)$/;

/** How content names an uploaded picture, whatever file it has at the moment: `/media/ID.jpg`. */
export const PICTURE_REFERENCE = /\/media\/([\da-f]{12})\.jpg/g;

export function pictureReference(id: string): string {
  return `/media/${id}.jpg`;
}

/** The URL of the copy for `src`, in JPEG, which says the rest. */
export function pictureUrl(picture: UploadedPicture): string {
  const { hash, width, height, colour, focus, isIllustration } = picture;
  const mark = isIllustration ? "i" : "";
  return `/media/${hash}-${width}x${height}-${colour}-${focus.x}${focus.y}${mark}.jpg`;
}

/** What such a URL says; undefined for any other. */
export function parsePictureUrl(url: string): UploadedPicture | undefined {
  const [, hash, width, height, colour, x, y, mark] = PICTURE_URL.exec(url) ?? [];
  if (hash === undefined) return undefined;
  return {
    hash,
    width: Number(width),
    height: Number(height),
    colour: colour as PlaceholderColour,
    focus: { x: Number(x), y: Number(y) },
    isIllustration: mark === "i",
  };
}

/** The URL of a picture's file in one width and format. */
export function pictureVariantUrl(hash: string, width: number, format: "avif" | "webp"): string {
  return `/media/${hash}-${width}.${format}`;
}

/** What such a URL asks for; undefined for any other. */
export function parsePictureVariantUrl(
  url: string,
): { hash: string; width: number; format: "avif" | "webp" } | undefined {
  const [, hash, width, format] = VARIANT_URL.exec(url) ?? [];
  if (hash === undefined) return undefined;
  return { hash, width: Number(width), format: format === "avif" ? "avif" : "webp" };
}
