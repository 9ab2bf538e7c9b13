import { z } from "zod";
import type { UploadedPictures } from "#language/languages.ts";

/** JSON carried as text, like the other fields of a record; absent where there is nothing to say. */
export const PICTURE_FIELDS = {
  /** What uploaded pictures show, by URL. */
  pictureTexts: z.string().optional(),
  /** Who made uploaded pictures, by URL. */
  pictureCredits: z.string().optional(),
};

/** What a record says of the uploaded pictures of a piece. */
export function pictureRecord({ pictureTexts, pictureCredits }: UploadedPictures) {
  return {
    ...(pictureTexts && { pictureTexts: JSON.stringify(Object.fromEntries(pictureTexts)) }),
    ...(pictureCredits && { pictureCredits: JSON.stringify(Object.fromEntries(pictureCredits)) }),
  };
}
