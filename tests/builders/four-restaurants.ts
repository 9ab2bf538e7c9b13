import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { RESTAURANTS } from "#content/built-in/built-in-content.server.ts";

type Four = readonly [RestaurantContent, RestaurantContent, RestaurantContent, RestaurantContent];

export const [FIRST, SECOND, THIRD, FOURTH] = RESTAURANTS as unknown as Four;
