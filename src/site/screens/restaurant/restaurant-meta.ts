import { m } from "#language/paraglide/messages.js";
import { absentPageMeta, pageMeta } from "#site/seo/page-meta.ts";
import type { RestaurantScreenData } from "./restaurant.screen.tsx";

/** Head of the detail screen in each of its states; only a restaurant that was found is indexed. */
export function restaurantMeta(
  args: Parameters<typeof pageMeta>[0],
  data: RestaurantScreenData | undefined,
) {
  switch (data?.state) {
    case "found": {
      const { city } = data.restaurant;
      const name = data.restaurant.name || m.restaurant_no_name();
      const title = name.includes(city) ? name : `${name}, ${city}`;
      return pageMeta(args, { title, description: m.restaurant_meta_description({ name, city }) });
    }
    case "not-found":
      return absentPageMeta(args, m.restaurant_not_found());
    case "no-slug":
      return absentPageMeta(args, m.restaurant_no_slug());
    default:
      return absentPageMeta(args, m.restaurant_error());
  }
}
