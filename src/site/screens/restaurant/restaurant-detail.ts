import type { Menu } from "#content/snapshot.ts";
import { menuPagePath } from "#language/path-to.ts";
import { menuUrl } from "#content/schemas/menu-path.ts";
import { MENU_KINDS } from "#content/kinds/restaurant.ts";
import type { Restaurant } from "#content/snapshot.ts";
import { SEARCH_TEXTS } from "#content/built-in/fixed-texts.server.ts";
import type { Language } from "#language/languages.ts";
import { pickText } from "#language/pick-text.ts";
import { awardLines } from "#site/blocks/awards/award-list.tsx";
import { imageAlt } from "#site/blocks/image-alt/image-alt.ts";
import { toCardData } from "#site/blocks/restaurant-card/restaurant-card-data.ts";

export type RestaurantDetail = ReturnType<typeof toRestaurantDetail>;
export type GalleryPicture = RestaurantDetail["gallery"][number];
/** One of the menus: of the five always a PDF, and a page where its dishes are known. */
export type RestaurantMenu = RestaurantDetail["menus"][number];

/**
 * What the detail screen shows of a restaurant, in one language. `menus` are those that are served, as far as their
 * dishes are known; undefined where that could not be found out.
 */
export function toRestaurantDetail(
  restaurant: Restaurant,
  language: Language,
  menus?: readonly Pick<Menu, "kind">[],
) {
  const { email, giftCardUrl, description, images, features, coordinates } = restaurant;
  const { lat, lng } = coordinates;
  const texts = { uploaded: restaurant.pictureTexts };
  const imageCredit = restaurant.pictureCredits?.get(images.hero);
  return {
    ...toCardData(restaurant, language),
    imageAlt: imageAlt(images.hero, language, texts),
    ...(imageCredit !== undefined && { imageCredit }),
    email,
    ...(giftCardUrl !== null && { giftCardUrl }),
    description: pickText(description, language),
    gallery: images.gallery.map((image) => {
      const credit = restaurant.pictureCredits?.get(image);
      const alt = imageAlt(image, language, texts);
      return { image, alt, ...(credit !== undefined && { credit }) };
    }),
    menus: MENU_KINDS.flatMap((kind) => {
      const isKnown = menus?.some((menu) => menu.kind === kind);
      const isConfigured = Boolean(restaurant.menus?.[kind]);
      if (kind === "wine" && !isKnown && !isConfigured) return [];
      return {
        kind,
        url: menuUrl(restaurant, kind),
        ...(isKnown && { path: menuPagePath(language, restaurant, kind) }),
        // Nothing is known of it now: its PDF invites to ask.
        ...(isKnown === false && !isConfigured && { isOnRequest: true }),
      };
    }),
    features,
    awards: awardLines(restaurant.awards, language),
    figures: (restaurant.figures ?? []).map(({ value, text }) => ({
      value: value[language],
      text: text[language],
    })),
    /** What search engines are told of this restaurant; empty where it has no sentence of its own. */
    searchDescription: SEARCH_TEXTS.get(restaurant.slug)?.description[language] ?? "",
    // The API says as 0/0 what it does not know (rule 4.4).
    coordinates: lat === 0 && lng === 0 ? undefined : { lat, lng },
  };
}
