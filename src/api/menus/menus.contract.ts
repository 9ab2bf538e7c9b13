import { z } from "zod";
import { menuContent } from "#content/kinds/menu.ts";

/** A menu as the product API sends it (rule 4.13): the content's own fields, as plain JSON. */
export const menuRecord = z.object({
  id: z.string(),
  ...menuContent.unwrap().shape,
  /** When it last changed, ISO 8601. */
  updatedAt: z.string(),
});

export type MenuRecord = z.infer<typeof menuRecord>;
