import type { Restaurant } from "#content/snapshot.ts";
import { SILENT } from "#runtime/logging/log.ts";
import { parseRestaurant } from "#remote-api/fetch-restaurants.ts";
import { aRestaurantRecord } from "./restaurant-record.ts";

/** A restaurant parsed from a whole record; `changes` replace fields of the record. */
export const aRestaurant = (changes?: Readonly<Record<string, unknown>>): Restaurant =>
  parseRestaurant(aRestaurantRecord(changes), SILENT)!;
