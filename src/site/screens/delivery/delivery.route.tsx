import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from "react-router";
import { m } from "#language/paraglide/messages.js";
import { loadOr } from "#site/navigation/load-or.ts";
import { getSiteContext } from "#site/request-context.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { type DeliveryData, DeliveryScreen } from "./delivery.screen.tsx";
import { toDeliveryRestaurants } from "./delivery-restaurants.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: m.delivery_meta_title(), description: m.delivery_meta_description() });

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, settings } = getSiteContext(context);
  try {
    const restaurants = await api.listRestaurants();
    return data<DeliveryData>({
      restaurants: toDeliveryRestaurants(restaurants, settings.delivery),
    });
  } catch {
    // The client has logged it; an answer with this status is kept by no cache.
    return data<DeliveryData>({ restaurants: "error" }, 503);
  }
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOr<DeliveryData>({ restaurants: "error" }, () => serverLoader<typeof loader>());

export default function DeliveryRoute() {
  return <DeliveryScreen data={useLoaderData<typeof clientLoader>()} />;
}
