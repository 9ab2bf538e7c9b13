import { useRouteLoaderData } from "react-router";

/** A restaurant as a form offers it. */
export interface House {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
}

interface Frame {
  readonly restaurants: readonly House[];
  readonly formRestaurants?: readonly House[];
}

/** The active restaurants that the API lists, or the built-in ones (rule 2.9). */
export function useHouses(): readonly House[] {
  const frame = useRouteLoaderData("root") as Frame | undefined;
  const houses = frame?.formRestaurants ?? frame?.restaurants ?? [];
  // A record without a slug cannot be named in a lead.
  return houses.filter(({ slug }) => slug !== "");
}
