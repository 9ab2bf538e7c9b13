import { useRouteLoaderData } from "react-router";

/** A restaurant as a form offers it. */
export interface House {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
}

/** The active restaurants that the frame knows: the API's, or the built-in ones (reading 11). */
export function useHouses(): readonly House[] {
  const frame = useRouteLoaderData("root") as { restaurants?: readonly House[] } | undefined;
  return frame?.restaurants ?? [];
}
