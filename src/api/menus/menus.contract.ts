import { z } from "zod";
import { type MenuContent, menuContent } from "#content/kinds/menu.ts";

export { type Allergen, ALLERGENS, type Diet, DIETS } from "#content/shapes/dish-statements.ts";
export type { MenuItem } from "#content/kinds/menu.ts";

/** A menu as the product API sends it (rule 4.13): the content's own fields, as plain JSON. */
export const menuRecord = z.object({
  id: z.string(),
  ...menuContent.unwrap().shape,
  /** When it last changed, ISO 8601. */
  updatedAt: z.string(),
});

export type MenuRecord = z.infer<typeof menuRecord>;

/** A menu as screens and PDFs use it: an active one of an active restaurant. */
export type Menu = Omit<MenuContent, "slug" | "isActive"> & { readonly updatedAt: string };
