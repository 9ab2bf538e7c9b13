import { useRouteLoaderData } from "react-router";

/** A restaurant as forms offer it. */
export interface Restaurant {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly city: string;
  readonly citySlug: string;
}

interface Layout {
  readonly restaurants: readonly Restaurant[];
  readonly formRestaurants?: readonly Restaurant[];
}

/** Returns the API's active restaurants, or the built-in ones (rule 2.9). */
export function useRestaurants(): readonly Restaurant[] {
  const layout = useRouteLoaderData("root") as Layout | undefined;
  const restaurants = layout?.formRestaurants ?? layout?.restaurants ?? [];
  // A lead cannot name a record without a slug.
  return restaurants.filter(({ slug }) => slug !== "");
}
