import { required } from "#content/snapshot.ts";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/delivery.route.ts";
import { type DeliveryData, DeliveryScreen } from "./delivery.screen.tsx";
import { toDeliveryRestaurants } from "./delivery-restaurants.ts";

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData?.words?.search);

export const loader = loadScreen<DeliveryData>({
  reads: ["restaurants"],
  load: ({ restaurants }, { settings, words }) => ({
    state: "found",
    words: words("delivery"),
    restaurants: toDeliveryRestaurants(required(restaurants), settings.delivery),
  }),
  failed: ({ words }) => ({ state: "error", words: words("delivery") }),
});

export const clientLoader = loadInBrowser<DeliveryData>({ state: "error" });

export default function DeliveryRoute({ loaderData }: Route.ComponentProps) {
  return <DeliveryScreen data={loaderData} />;
}
