import { z } from "zod";
import { line, SLUG } from "#content/schemas/content-fields.ts";
import { PICTURE_VIEWS, type PictureChange, type PictureRestoreRequest } from "./media-contract.ts";
import { instant } from "#accounts/calls/readable-text.ts";

export const PICTURE_ID = /^[\da-f]{12}$/;

const textOrEmpty = z.union([z.literal(""), line]);
const gridPlace = z.int().min(0).max(4);
const ownerSlug = z.union([z.literal(""), z.string().max(100).regex(SLUG)]);
export const pictureChange = z.object({
  texts: z.strictObject({ pt: textOrEmpty, en: textOrEmpty, es: textOrEmpty }),
  isIllustration: z.boolean(),
  credit: z.string().trim().pipe(textOrEmpty),
  focus: z.strictObject({ x: gridPlace, y: gridPlace }),
  restaurant: ownerSlug,
  seen: instant,
}) satisfies z.ZodType<PictureChange>;
export const restoreRequest = z.object({
  seen: instant,
}) satisfies z.ZodType<PictureRestoreRequest>;
export const listQuery = z.object({
  search: z.string().max(200).default(""),
  show: z.enum(PICTURE_VIEWS).optional(),
  after: z.string().regex(PICTURE_ID).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(60),
});
const kind = z.enum(["photograph", "illustration"]);
export const uploadQuery = z.object({ kind, restaurant: ownerSlug.default("") });
export const replaceQuery = z.object({ kind, seen: instant });
