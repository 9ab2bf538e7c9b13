import { PLACEHOLDER_COLOURS, type PlaceholderColour } from "./placeholder-colour.ts";

// The URL of an uploaded picture carries all that a page needs, so that the browser needs no list.

/** The part kept in view when cropped: columns and rows 0 to 4, 2 is the middle. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export interface UploadedPicture {
  /** Identifies the file's content. */
  readonly hash: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly colour: PlaceholderColour;
  readonly focus: FocalPoint;
  /** Stands for a real place without being a photograph of it. */
  readonly isIllustration: boolean;
}

const COLOURS = PLACEHOLDER_COLOURS.join("|");
const PICTURE_URL = new RegExp(
  `^/media/([\\da-f]{16})-(\\d{1,4})x(\\d{1,4})-(${COLOURS})-([0-4])([0-4])(i?)\\.jpg$`,
);
const VARIANT_URL = /^\/media\/([\da-f]{16})-(\d{1,4})\.(avif|webp)$/;

/** An uploaded picture in content, independent of its current file: `/media/ID.jpg`. */
export const PICTURE_REFERENCE = /\/media\/([\da-f]{12})\.jpg/g;

export function pictureReference(id: string): string {
  return `/media/${id}.jpg`;
}

export function pictureUrl(picture: UploadedPicture): string {
  const { hash, width, height, colour, focus, isIllustration } = picture;
  const mark = isIllustration ? "i" : "";
  return `/media/${hash}-${width}x${height}-${colour}-${focus.x}${focus.y}${mark}.jpg`;
}

/** Parses `pictureUrl`; undefined for another URL. */
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

export function pictureVariantUrl(hash: string, width: number, format: "avif" | "webp"): string {
  return `/media/${hash}-${width}.${format}`;
}

/** Parses `pictureVariantUrl`; undefined for another URL. */
export function parsePictureVariantUrl(
  url: string,
): { hash: string; width: number; format: "avif" | "webp" } | undefined {
  const [, hash, width, format] = VARIANT_URL.exec(url) ?? [];
  if (hash === undefined) return undefined;
  return { hash, width: Number(width), format: format === "avif" ? "avif" : "webp" };
}
