import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from "react-router";
import { m } from "../../../language/paraglide/messages.js";
import { getSiteContext } from "../../request-context.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { type DeliveryData, DeliveryScreen } from "./delivery.screen.tsx";
import { toDeliveryHouses } from "./delivery-houses.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, { title: m.delivery_meta_title(), description: m.delivery_intro() });

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, settings } = getSiteContext(context);
  try {
    const restaurants = await api.listRestaurants();
    return data<DeliveryData>({ houses: toDeliveryHouses(restaurants, settings.delivery) });
  } catch {
    // The client has logged it; an answer with this status is kept by no cache.
    return data<DeliveryData>({ houses: "error" }, 503);
  }
}

/** On a bad network the screen's own error state shows, not the error page. */
export async function clientLoader({
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<DeliveryData> {
  try {
    return await serverLoader<typeof loader>();
  } catch {
    return { houses: "error" };
  }
}

export default function DeliveryRoute() {
  return <DeliveryScreen data={useLoaderData<typeof clientLoader>()} />;
}
