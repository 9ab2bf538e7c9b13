import { m } from "../../../language/paraglide/messages.js";
import { absentPageMeta, pageMeta } from "../../seo/page-meta.ts";
import type { RestaurantScreenData } from "./restaurant.screen.tsx";
import { summary } from "./summary.ts";

/** Head of the detail screen in each of its states; only a house that was found is indexed. */
export function restaurantMeta(
  args: Parameters<typeof pageMeta>[0],
  data: RestaurantScreenData | undefined,
) {
  switch (data?.state) {
    case "found": {
      const { name, city, description } = data.restaurant;
      const title = [name || m.restaurant_no_name(), city].filter(Boolean).join(", ");
      return pageMeta(args, { title, description: summary(description.text) });
    }
    case "not-found":
      return absentPageMeta(args, m.restaurant_not_found());
    case "no-slug":
      return absentPageMeta(args, m.restaurant_no_slug());
    default:
      return absentPageMeta(args, m.restaurant_error());
  }
}
