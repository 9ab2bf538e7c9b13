import type { z } from "zod";
import { articleContent } from "./article.ts";
import { experienceContent } from "./experience.ts";
import { faqContent } from "./faq.ts";
import { menuContent } from "./menu.ts";
import { restaurantContent } from "./restaurant.ts";
import { settingsContent } from "./settings.ts";

/** The shape of one piece of each kind, in the order in which people hear of the kinds. */
export const CONTENT_SHAPES = {
  restaurants: restaurantContent,
  experiences: experienceContent,
  news: articleContent,
  menus: menuContent,
  faq: faqContent,
  settings: settingsContent,
} as const;

/** The kinds of content: what tables, folders and paths of the desk's API call them. */
export type ContentKind = keyof typeof CONTENT_SHAPES;

export const CONTENT_KINDS = Object.keys(CONTENT_SHAPES) as readonly ContentKind[];

/** All content of the site as the files of `src/content` hold it, in the order of the lists. */
export type Content = {
  readonly [Kind in ContentKind]: readonly z.infer<(typeof CONTENT_SHAPES)[Kind]>[];
};
