import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { History, type LoadedHistory, loadHistory } from "#desk/client/pieces/history.tsx";
import { completeRestaurant, RESTAURANT_FIELDS } from "./restaurant-fields.ts";

export const loader = ({ params }: LoaderFunctionArgs) =>
  loadHistory("restaurants", params["slug"] ?? "");

/** What was published of a restaurant. */
export function Component() {
  return (
    <History
      kind="restaurants"
      loaded={useLoaderData<LoadedHistory>()}
      fields={RESTAURANT_FIELDS}
      complete={completeRestaurant}
      titleOf={({ name }) => name}
    />
  );
}
