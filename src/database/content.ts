import type { ExperienceContent } from "#content/kinds/experience.ts";
import type { FaqContent } from "#content/kinds/faq.ts";
import type { ArticleContent } from "#content/kinds/article.ts";
import type { MenuContent } from "#content/kinds/menu.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import type { SettingsContent } from "#content/kinds/settings.ts";

/** All content of the site as the files of `src/content` hold it, in the order of the lists. */
export interface Content {
  readonly restaurants: readonly RestaurantContent[];
  readonly experiences: readonly ExperienceContent[];
  readonly articles: readonly ArticleContent[];
  readonly menus: readonly MenuContent[];
  readonly faq: readonly FaqContent[];
  /** One at most; none while the operator's file alone decides. */
  readonly settings: readonly SettingsContent[];
}

/** The kinds of content, in the order in which people hear of them. */
export const CONTENT_KINDS = [
  "restaurants",
  "experiences",
  "articles",
  "menus",
  "faq",
  "settings",
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
