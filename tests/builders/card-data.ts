import {
  type RestaurantCardData,
  toCardData,
} from "#site/blocks/restaurant-card/restaurant-card-data.ts";
import { aRestaurant } from "./restaurant.ts";

/** A card in Portuguese without a booking link. */
export const aCard = (changes: Partial<RestaurantCardData> = {}): RestaurantCardData => ({
  ...toCardData(aRestaurant({ whatsapp: null, getin: null }), "pt"),
  ...changes,
});
