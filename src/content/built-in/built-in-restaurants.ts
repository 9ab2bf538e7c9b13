import { RESTAURANTS } from "./built-in-content.server.ts";
import type { RestaurantContent } from "../kinds/restaurant.ts";
import { hoursWords } from "../schemas/hours-words.ts";
import type { Restaurant } from "../snapshot.ts";

/** Returns the restaurants of header and footer while the API is down (rule 2.9). */
export function builtInRestaurants(): readonly Restaurant[] {
  return RESTAURANTS.filter((restaurant) => restaurant.isActive).map(toRestaurant);
}

function toRestaurant(restaurant: RestaurantContent): Restaurant {
  const { heroImage, images, isActive: _, isClosed: _isClosed, ...content } = restaurant;
  return {
    ...content,
    hours: hoursWords(content),
    specialDays: [],
    id: content.slug,
    images: { hero: heroImage, gallery: images },
  };
}
