import type { RestaurantRecord } from "#api/restaurants/restaurants.contract.ts";
import type { MenuContent } from "#content/kinds/menu.ts";
import { anExperienceRecord } from "./builders/experience-record.ts";
import { aRestaurantRecord } from "./builders/restaurant-record.ts";
import type { PreparedResponse } from "./product-api.ts";

export function respondWith(responses: Map<string, PreparedResponse>, state: "found" | "empty") {
  responses.clear();
  const restaurant = aRestaurantRecord();
  const experience = anExperienceRecord({ restaurants: JSON.stringify([restaurant.slug]) });
  const listOf = (record: unknown) => ({ json: { data: state === "found" ? [record] : [] } });
  responses.set("/restaurants", listOf(restaurant));
  responses.set("/experiences", listOf(experience));
  if (state === "found")
    responses.set(`/restaurants/${restaurant.slug}`, { json: { data: restaurant } });
}

export function offerMenus(
  responses: Map<string, PreparedResponse>,
  restaurant: RestaurantRecord,
  menus: readonly MenuContent[],
) {
  responses.clear();
  responses.set("/restaurants", { json: { data: [restaurant] } });
  responses.set(`/restaurants/${restaurant.slug}`, { json: { data: restaurant } });
  const stored = { updatedAt: "2026-11-22T00:00:00Z" };
  const data = menus.map((menu, id) => ({ ...menu, ...stored, id: String(id) }));
  for (const query of ["", `?restaurant=${restaurant.slug}`])
    responses.set(`/menus${query}`, { json: { data } });
}
