import type { RestaurantContent } from "../content/restaurants/restaurant-content.ts";

/** All content of the site as the files of `src/content` hold it, in the order of the lists. */
export interface Content {
  readonly restaurants: readonly RestaurantContent[];
}
