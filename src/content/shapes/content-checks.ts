import { articleContent, type ArticleContent } from "./article-content.ts";
import { faqContent, type FaqContent } from "./faq-content.ts";
import { experienceContent, type ExperienceContent } from "./experience-content.ts";
import { menuContent, type MenuContent } from "./menu-content.ts";
import { restaurantContent, type RestaurantContent } from "./restaurant-content.ts";
import { settingsContent, type SettingsContent } from "./settings-content.ts";

// What is checked of content before it is published, whoever publishes it.

interface ContentItems {
  readonly restaurants: RestaurantContent;
  readonly experiences: ExperienceContent;
  readonly articles: ArticleContent;
  readonly menus: MenuContent;
  readonly faq: FaqContent;
  readonly settings: SettingsContent;
}

/** The shape of one piece of each kind. */
export const CONTENT_SHAPES = {
  restaurants: restaurantContent,
  experiences: experienceContent,
  articles: articleContent,
  menus: menuContent,
  faq: faqContent,
  settings: settingsContent,
} as const;

/** The pictures that one piece of each kind shows, as URLs. */
export const PICTURES_OF: {
  readonly [Kind in keyof ContentItems]: (item: ContentItems[Kind]) => readonly string[];
} = {
  restaurants: ({ heroImage, images }) => [heroImage, ...images],
  experiences: ({ image }) => [image],
  articles: ({ image }) => [image],
  menus: () => [],
  faq: () => [],
  settings: () => [],
};

/** A piece that names a restaurant which is not there. */
export interface UnknownRestaurant {
  readonly kind: "experiences" | "menus" | "settings";
  readonly slug: string;
  readonly field: string;
  readonly restaurant: string;
}

/** Experiences, menus and order links name restaurants by their slugs: those of them that do not exist. */
export function findUnknownRestaurants(content: {
  readonly restaurants: readonly RestaurantContent[];
  readonly experiences?: readonly ExperienceContent[];
  readonly menus?: readonly MenuContent[];
  readonly settings?: readonly SettingsContent[];
}): UnknownRestaurant[] {
  const known = new Set(content.restaurants.map(({ slug }) => slug));
  const named = [
    ...(content.experiences ?? []).flatMap(({ slug, restaurants }) =>
      restaurants.map((restaurant) => ({
        kind: "experiences" as const,
        slug,
        field: "restaurants",
        restaurant,
      })),
    ),
    ...(content.menus ?? []).map(({ slug, restaurant }) => ({
      kind: "menus" as const,
      slug,
      field: "restaurant",
      restaurant,
    })),
    ...(content.settings ?? []).flatMap(({ slug, delivery }) =>
      delivery.map(({ restaurant }, index) => ({
        kind: "settings" as const,
        slug,
        field: `delivery.${index}.links`,
        restaurant,
      })),
    ),
  ];
  return named.filter(({ restaurant }) => !known.has(restaurant));
}
