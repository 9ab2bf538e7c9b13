import type { ApiReader } from "../api-reader.ts";
import { parseRestaurant } from "./parse-restaurant.ts";
import type { Restaurant } from "./restaurants.contract.ts";

/** `GET /restaurants`: the active ones, in the API's order. */
export async function fetchRestaurants(reader: ApiReader): Promise<readonly Restaurant[]> {
  const records = await reader.readList("/restaurants", "Erro ao buscar restaurantes");
  return records.flatMap((record) => parseRestaurant(record, reader.log) ?? []);
}

/** `GET /restaurants/{slug-or-id}`: null when there is no active one. */
export async function fetchRestaurant(
  reader: ApiReader,
  slugOrId: string,
): Promise<Restaurant | null> {
  const path = `/restaurants/${encodeURIComponent(slugOrId)}`;
  const record = await reader.readOne(path, "Erro ao buscar restaurante");
  return record === null ? null : (parseRestaurant(record, reader.log) ?? null);
}
