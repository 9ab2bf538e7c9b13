import type { Menu } from "#content/snapshot.ts";
import { menuPagePath } from "#language/path-to.ts";
import { menuUrl } from "#content/shapes/menu-path.ts";
import { MENU_KINDS, type MenuKind } from "#content/kinds/restaurant.ts";
import { type Restaurant } from "#content/snapshot.ts";
import { SEARCH_TEXTS } from "#content/restaurants/search-texts.ts";
import type { Language } from "#language/languages.ts";
import { type LocalText, pickText } from "#language/pick-text.ts";
import { type AwardLine, awardLines } from "#site/blocks/awards/award-list.tsx";
import { imageAlt } from "#site/blocks/image-alt/image-alt.ts";
import {
  type RestaurantCardData,
  toCardData,
} from "#site/blocks/restaurant-card/restaurant-card-data.ts";

/** A picture of the gallery; `alt` is empty when it has no description. */
export interface GalleryPicture {
  readonly image: string;
  readonly alt: string;
  /** Who made it, where somebody is named. */
  readonly credit?: string;
}

/** One of the menus: of the five always a PDF, and a page where its dishes are known. */
export interface RestaurantMenu {
  readonly kind: MenuKind;
  readonly url: string;
  readonly path?: string;
  /** Nothing is known of it now: its PDF invites to ask. */
  readonly isOnRequest?: boolean;
}

/** What the detail screen shows of a restaurant, in one language. */
export interface RestaurantDetail extends RestaurantCardData {
  readonly imageAlt: string;
  readonly imageCredit?: string;
  readonly email: string;
  readonly giftCardUrl?: string;
  readonly description: LocalText;
  readonly gallery: readonly GalleryPicture[];
  readonly menus: readonly RestaurantMenu[];
  readonly features: Restaurant["features"];
  readonly awards: readonly AwardLine[];
  readonly figures: readonly { readonly value: string; readonly text: string }[];
  /** What search engines are told of this restaurant; empty where it has no sentence of its own. */
  readonly searchDescription: string;
  /** Degrees; undefined when unknown, which the API says as 0/0 (rule 4.4). */
  readonly coordinates: { readonly lat: number; readonly lng: number } | undefined;
}

/** `menus` are those that are served, as far as their dishes are known; undefined where that could not be found out. */
export function toRestaurantDetail(
  restaurant: Restaurant,
  language: Language,
  menus?: readonly Pick<Menu, "kind">[],
): RestaurantDetail {
  const { email, giftCardUrl, description, images, features, coordinates } = restaurant;
  const { lat, lng } = coordinates;
  const texts = { uploaded: images.texts };
  const imageCredit = images.credits?.get(images.hero);
  return {
    ...toCardData(restaurant, language),
    imageAlt: imageAlt(images.hero, language, texts),
    ...(imageCredit !== undefined && { imageCredit }),
    email,
    ...(giftCardUrl !== null && { giftCardUrl }),
    description: pickText(description, language),
    gallery: images.gallery.map((image) => {
      const credit = images.credits?.get(image);
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
        ...(isKnown === false && !isConfigured && { isOnRequest: true }),
      };
    }),
    features,
    awards: awardLines(restaurant.awards, language),
    figures: (restaurant.figures ?? []).map(({ value, text }) => ({
      value: value[language],
      text: text[language],
    })),
    searchDescription: SEARCH_TEXTS.get(restaurant.slug)?.description[language] ?? "",
    coordinates: lat === 0 && lng === 0 ? undefined : { lat, lng },
  };
}
