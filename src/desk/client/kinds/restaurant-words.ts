import type { Feature, MenuKind } from "#content/kinds/restaurant.ts";
import { m } from "#desk/client/paraglide/messages.js";

/** Each feature in words, in the order in which they are chosen. */
export const FEATURE_WORDS: Readonly<Record<Feature, () => string>> = {
  valet: m.feature_valet,
  "wine-cellar": m.feature_wine_cellar,
  garden: m.feature_garden,
  "private-rooms": m.feature_private_rooms,
  "live-music": m.feature_live_music,
  terrace: m.feature_terrace,
  "ocean-view": m.feature_ocean_view,
  "panoramic-view": m.feature_panoramic_view,
  parrilla: m.feature_parrilla,
  "gourmet-products": m.feature_gourmet_products,
  "wine-tasting": m.feature_wine_tasting,
  "private-events": m.feature_private_events,
  catering: m.feature_catering,
};

/** Each kind of menu in words, in the order in which they are shown. */
export const MENU_WORDS: Readonly<Record<MenuKind, () => string>> = {
  main: m.menu_main,
  bar: m.menu_bar,
  dessert: m.menu_dessert,
  executive: m.menu_executive,
  feijoada: m.menu_feijoada,
  wine: m.menu_wine,
};
