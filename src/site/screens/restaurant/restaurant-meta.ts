import { m } from "#language/paraglide/messages.js";
import { nameAndCity } from "#site/ui/city-name.ts";
import { absentPageMeta, pageMeta } from "#site/seo/page-meta.ts";
import type { RestaurantScreenData } from "./restaurant.screen.tsx";

/** Head of the detail screen in each of its states; only a restaurant that was found is indexed. */
export function restaurantMeta(
  args: Parameters<typeof pageMeta>[0],
  data: RestaurantScreenData | undefined,
) {
  switch (data?.state) {
    case "found": {
      const { restaurant } = data;
      const title = nameAndCity(restaurant);
      const description =
        restaurant.searchDescription || m.restaurant_meta_description({ place: title });
      return pageMeta(args, { title, description });
    }
    case "not-found":
      return absentPageMeta(args, m.restaurant_not_found());
    case "no-slug":
      return absentPageMeta(args, m.restaurant_no_slug());
    default:
      return absentPageMeta(args, m.restaurant_error());
  }
}
