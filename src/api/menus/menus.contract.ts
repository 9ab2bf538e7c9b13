import { z } from "zod";
import { menuContent } from "#content/kinds/menu.ts";
import { texts } from "#content/shapes/content-fields.ts";

/** A menu as the product API sends it (rule 4.13): the content's own fields, as plain JSON. */
export const menuRecord = z.object({
  id: z.string(),
  ...menuContent.unwrap().shape,
  /** When it last changed, ISO 8601. */
  updatedAt: z.string(),
  /** What uploaded pictures of its dishes show, by URL. */
  pictureTexts: z.record(z.string(), texts).optional(),
  /** Who made them, by URL. */
  pictureCredits: z.record(z.string(), z.string()).optional(),
});

export type MenuRecord = z.infer<typeof menuRecord>;
