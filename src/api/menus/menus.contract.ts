import { z } from "zod";
import { menuContent } from "#content/kinds/menu.ts";
import { texts } from "#content/schemas/content-fields.ts";

/** A menu (rule 4.13): the content's own fields, as plain JSON. */
export const menuRecord = z.object({
  id: z.string(),
  ...menuContent.unwrap().shape,
  /** ISO 8601. */
  updatedAt: z.string(),
  /** Alternative texts of its dishes' uploaded pictures, by URL. */
  pictureTexts: z.record(z.string(), texts).optional(),
  /** Their creators, by URL. */
  pictureCredits: z.record(z.string(), z.string()).optional(),
});

export type MenuRecord = z.infer<typeof menuRecord>;
