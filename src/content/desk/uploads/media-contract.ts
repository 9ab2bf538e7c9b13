// The calls of pictures: see contract.ts.

import type { Texts } from "#language/languages.ts";
import type { ContentKind } from "../contract.ts";

/** Filters of the list; "undescribed": a text is missing, or was written for another file. */
export const PICTURE_VIEWS = ["photographs", "illustrations", "undescribed", "unused"] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/**
 * GET /api/desk/media?search=&show=&after=&limit=: uploaded pictures, newest first; `show` is a
 * {@link PictureView}. The role "restaurant" sees its own and the group's, and changes its own.
 */
export interface PicturePage {
  readonly pictures: readonly PictureAtDesk[];
  /** For `after`; null on the last page. */
  readonly next: string | null;
}
export interface ListedPicture {
  /** The name in content: `/media/ID.jpg`, or `/images/NAME` for a built-in one. */
  readonly reference: string;
  /** Its plain copy, as pages show it. */
  readonly url: string;
  /** A small copy, in AVIF. */
  readonly thumbnail: string;
  /** The file's, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The alternative texts; an uploaded picture's may be empty until content names it. */
  readonly texts: Texts;
  /** A photograph may replace it. */
  readonly isIllustration: boolean;
}
/**
 * GET /api/desk/media/built-in: readonly BuiltInPicture[], the described ones that come with the
 * code.
 */
export interface BuiltInPicture extends ListedPicture {
  /** Its names in content of earlier versions. */
  readonly formerReferences: readonly string[];
}
export interface PictureAtDesk extends ListedPicture {
  readonly id: string;
  /** The texts were written for an earlier file. */
  readonly areTextsStale: boolean;
  readonly focus: PictureFocus;
  /** The creator shown beside it, or empty. */
  readonly credit: string;
  /** Its restaurant, or empty for the group. */
  readonly restaurant: string;
  readonly canBeChanged: boolean;
  /** Its earlier file exists, for 30 days. */
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
/** GET /api/desk/media/:id, also the result of every change of one. */
export interface PictureWithUses extends PictureAtDesk {
  readonly uses: readonly PictureUse[];
}
/** An entry that names it. */
export interface PictureUse {
  readonly path: ContentKind;
  readonly slug: string;
  /** Named in the draft, perhaps in the published entry too. */
  readonly isDraft: boolean;
}
/**
 * POST /api/desk/media?kind=photograph|illustration&restaurant=<slug>: 201 {@link PictureWithUses}.
 * The body is the file (PICTURE_TYPES, at most MAXIMUM_PICTURE_BYTES) with its `Content-Type`.
 * Without `restaurant` it belongs to the group, which the role "restaurant" may not choose. POST
 * /api/desk/media/:id/replace?kind=…&seen=<changedAt>: replaces the file everywhere; texts stay,
 * the focal point becomes the middle, and the credit is removed.
 */
export type UnusablePicture =
  /** Not one of PICTURE_TYPES, by its bytes. */
  | "format"
  | "animated"
  /** Over 50 million pixels (16 million as AVIF), or too much memory or time to decode. */
  | "too-many-pixels"
  /** A side under 300 pixels. */
  | "too-small"
  | "broken";
/**
 * PUT /api/desk/media/:id. 409 `conflict`; 422 if content names it and a text is empty: `texts.en`.
 */
export interface PictureChange {
  readonly texts: Texts;
  readonly isIllustration: boolean;
  readonly credit: string;
  readonly focus: PictureFocus;
  readonly restaurant: string;
  /** `changedAt` as read. */
  readonly seen: string;
}
/** POST /api/desk/media/:id/restore: swaps the current and the earlier file. */
export interface PictureRestoreRequest {
  readonly seen: string;
}
// DELETE /api/desk/media/:id: 204 with all its files, or 409 `in-use`. DELETE
// /api/desk/media/:id/previous: 204, deletes the earlier file.

export interface PictureProblem {
  /** For a `conflict`. */
  readonly currentPicture?: PictureAtDesk;
  /** For an `unusable-picture`. */
  readonly reason?: UnusablePicture;
  /** For a picture that is `in-use`. */
  readonly uses?: readonly PictureUse[];
}
