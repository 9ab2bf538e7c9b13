import { m } from "#language/paraglide/messages.js";
import type { Screen } from "#language/screens.ts";

/** What the image of a screen shows; the same picture and words as the head of the page itself. */
interface ScreenOgImage {
  readonly image: string;
  readonly label: () => string;
  readonly title: () => string;
}

/** Screens that show one entity, or none, have their images from elsewhere. */
type StaticScreen = Exclude<Screen, "restaurant" | "cityRestaurants" | "newsArticle">;

export const SCREEN_OG_IMAGES: Readonly<Record<StaticScreen, ScreenOgImage>> = {
  home: {
    image: "/images/hero-poster.jpg",
    label: m.home_restaurants_label,
    title: m.home_hero_title,
  },
  restaurantList: {
    image: "/images/arcade-room.jpg",
    label: m.restaurant_list_label,
    title: m.restaurant_list_title,
  },
  events: {
    image: "/images/section-events.jpg",
    label: m.events_label,
    title: m.events_title,
  },
  experiences: {
    image: "/images/section-experiences.jpg",
    label: m.experiences_label,
    title: m.experiences_title,
  },
  newsList: { image: "/images/section-news.jpg", label: m.news_label, title: m.news_title },
  contact: {
    image: "/images/section-contact.jpg",
    label: m.contact_label,
    title: m.contact_title,
  },
  delivery: {
    image: "/images/section-delivery.jpg",
    label: m.delivery_label,
    title: m.delivery_title,
  },
  group: { image: "/images/group-hub.jpg", label: m.group_label, title: m.group_title },
  whoWeAre: {
    image: "/images/who-we-are.jpg",
    label: m.who_we_are_label,
    title: m.who_we_are_title,
  },
  figTree: { image: "/images/fig-tree.jpg", label: m.group_label, title: m.fig_tree_title },
  foundation: {
    image: "/images/foundation.jpg",
    label: m.foundation_label,
    title: m.foundation_title,
  },
  farm: { image: "/images/farm.jpg", label: m.farm_label, title: m.farm_title },
  // They have no picture of their own.
  privacy: { image: "/images/place-setting.jpg", label: m.privacy_label, title: m.privacy_title },
  accessibility: {
    image: "/images/place-setting.jpg",
    label: m.accessibility_label,
    title: m.accessibility_title,
  },
};
