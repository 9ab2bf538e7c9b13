import { required } from "#content/snapshot.ts";
import { m } from "#language/paraglide/messages.js";
import { loadInBrowser } from "#site/navigation/load-in-browser.ts";
import { loadScreen } from "#site/navigation/load-screen.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { Route } from "./+types/delivery.route.ts";
import { type DeliveryData, DeliveryScreen } from "./delivery.screen.tsx";
import { toDeliveryRestaurants } from "./delivery-restaurants.ts";

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: m.delivery_meta_title(), description: m.delivery_meta_description() });

export const loader = loadScreen<DeliveryData>({
  reads: ["restaurants"],
  load: ({ restaurants }, { settings }) => ({
    state: "found",
    restaurants: toDeliveryRestaurants(required(restaurants), settings.delivery),
  }),
  failed: () => ({ state: "error" }),
});

export const clientLoader = loadInBrowser<DeliveryData>({ state: "error" });

export default function DeliveryRoute({ loaderData }: Route.ComponentProps) {
  return <DeliveryScreen data={loaderData} />;
}
