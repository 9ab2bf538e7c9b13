import { m } from "#language/paraglide/messages.js";
import type { Feature } from "../kinds/restaurant.ts";

/** Each feature's label (rule 4.10), in the order of the desk's choices; its icon has the feature's name. */
export const FEATURE_WORDS: Readonly<Record<Feature, () => string>> = {
  valet: m.restaurant_feature_valet,
  "wine-cellar": m.restaurant_feature_wine_cellar,
  garden: m.restaurant_feature_garden,
  "private-rooms": m.restaurant_feature_private_rooms,
  "live-music": m.restaurant_feature_live_music,
  terrace: m.restaurant_feature_terrace,
  "ocean-view": m.restaurant_feature_ocean_view,
  "panoramic-view": m.restaurant_feature_panoramic_view,
  parrilla: m.restaurant_feature_parrilla,
  "gourmet-products": m.restaurant_feature_gourmet_products,
  "wine-tasting": m.restaurant_feature_wine_tasting,
  "private-events": m.restaurant_feature_private_events,
  catering: m.restaurant_feature_catering,
};
