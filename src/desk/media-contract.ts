// The calls of pictures: see contract.ts.

import type { Texts } from "#language/languages.ts";
import type { ContentKind } from "./content-contract.ts";

/** Which pictures a list shows; "undescribed": a text is missing, or was written for another file. */
export const PICTURE_VIEWS = ["photographs", "illustrations", "undescribed", "unused"] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/**
 * GET /api/desk/media?search=&show=&after=&limit=: uploaded pictures, the newest first; `show` is a
 * {@link PictureView}. The role "restaurant" sees its own and the group's, and changes its own.
 */
export interface PicturePage {
  readonly pictures: readonly PictureAtDesk[];
  /** For `after`, where there are older ones. */
  readonly next: string | null;
}
/** A picture that content may name. */
export interface ListedPicture {
  /** How content names it: `/media/ID.jpg`, or `/images/NAME` of one that comes with the code. */
  readonly reference: string;
  /** Its plain copy, as pages show it. */
  readonly url: string;
  /** A small copy, in AVIF. */
  readonly thumbnail: string;
  /** Of its file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The alternative texts; of an uploaded one each may be empty until content names it. */
  readonly texts: Texts;
  /** No photograph: one may take its place. */
  readonly isIllustration: boolean;
}
/** GET /api/desk/media/built-in: readonly BuiltInPicture[], those that come with the code and are described. */
export interface BuiltInPicture extends ListedPicture {
  /** How content of earlier versions names it. */
  readonly formerReferences: readonly string[];
}
export interface PictureAtDesk extends ListedPicture {
  readonly id: string;
  /** The texts were written for a file that it had before. */
  readonly areTextsStale: boolean;
  readonly focus: PictureFocus;
  /** Who took it, as pages show it beside it; empty where nobody is named. */
  readonly credit: string;
  /** Whose it is; empty where it is the group's. */
  readonly restaurant: string;
  readonly canBeChanged: boolean;
  /** It has the file that it had before, for 30 days. */
  readonly hasPreviousFile: boolean;
  /** The account's name. */
  readonly author: string;
  readonly createdAt: string;
  /** For `seen`. */
  readonly changedAt: string;
}
/** Columns and rows 0 to 4; 2 and 2 is the middle. */
export interface PictureFocus {
  readonly x: number;
  readonly y: number;
}
/** GET /api/desk/media/:id, and what every change of one returns. */
export interface PictureWithUses extends PictureAtDesk {
  readonly uses: readonly PictureUse[];
}
/** A piece of content that names it. */
export interface PictureUse {
  readonly path: ContentKind;
  readonly slug: string;
  /** In its draft, and not, or not only, in what is published. */
  readonly isDraft: boolean;
}
/**
 * POST /api/desk/media?kind=photograph|illustration&restaurant=<slug>: 201 {@link PictureWithUses}. The
 * body is the file (PICTURE_TYPES, at most MAXIMUM_PICTURE_BYTES), with its `Content-Type`. Without
 * `restaurant` it is the group's, which the role "restaurant" may not have.
 * POST /api/desk/media/:id/replace?kind=…&seen=<changedAt>: the same for another file in its place,
 * everywhere; texts stay until somebody has changed them, the focal point is the middle again, and
 * nobody is named as its author.
 */
export type UnusablePicture =
  /** None of PICTURE_TYPES, whatever it was called. */
  | "format"
  | "animated"
  /** More than 50 million pixels, or 16 million as AVIF, or too much memory or time to decode. */
  | "too-many-pixels"
  /** A side of less than 300 pixels. */
  | "too-small"
  | "broken";
/** PUT /api/desk/media/:id. 409 `conflict`; 422 where content names it and a text is empty: `texts.en`. */
export interface PictureChange {
  readonly texts: Texts;
  readonly isIllustration: boolean;
  readonly credit: string;
  readonly focus: PictureFocus;
  readonly restaurant: string;
  /** `changedAt` of what was read. */
  readonly seen: string;
}
/** POST /api/desk/media/:id/restore: the file that it had before; once more, and it has this one again. */
export interface PictureRestoreRequest {
  readonly seen: string;
}
// DELETE /api/desk/media/:id: 204 with all its files, or 409 `in-use`.
// DELETE /api/desk/media/:id/previous: 204, the file that it had before is gone.
