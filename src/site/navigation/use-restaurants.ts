import { useRouteLoaderData } from "react-router";

/** A restaurant as a form offers it. */
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

/** The active restaurants that the API lists, or the built-in ones (rule 2.9). */
export function useRestaurants(): readonly Restaurant[] {
  const layout = useRouteLoaderData("root") as Layout | undefined;
  const restaurants = layout?.formRestaurants ?? layout?.restaurants ?? [];
  // A record without a slug cannot be named in a lead.
  return restaurants.filter(({ slug }) => slug !== "");
}
