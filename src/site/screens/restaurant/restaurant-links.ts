import type { Language } from "#language/languages.ts";
import { pathTo } from "#language/path-to.ts";
import type { RestaurantDetail } from "./restaurant-detail.ts";

type Place = Pick<RestaurantDetail, "name" | "address" | "coordinates">;

/** The way to a restaurant in the visitor's map application; undefined when no place is known. */
export function directionsUrl(place: Place): string | undefined {
  const destination = position(place) ?? writtenPlace(place);
  return destination && `https://www.google.com/maps/dir/?${query({ api: "1", destination })}`;
}

/** The restaurant on the map of the visitor's choice; undefined when no place is known. */
export function mapUrl(place: Place): string | undefined {
  const wanted = position(place) ?? writtenPlace(place);
  return wanted && `https://www.google.com/maps/search/?${query({ api: "1", query: wanted })}`;
}

/** Neither address, telephone nor booking link is known: it can be written to, and no more. */
export function isByMessage(
  restaurant: Pick<RestaurantDetail, "address" | "phone" | "bookingUrl">,
): boolean {
  const { address, phone, bookingUrl } = restaurant;
  return address.text === "" && phone.text === "" && bookingUrl === undefined;
}

/** The contact page with this restaurant chosen already. */
export function contactPath(language: Language, slug: string): string {
  return `${pathTo(language, "contact")}?${new URLSearchParams({ restaurant: slug })}`;
}

function position({ coordinates }: Place): string | undefined {
  return coordinates && `${coordinates.lat},${coordinates.lng}`;
}

function writtenPlace({ name, address }: Place): string | undefined {
  return address.text === "" ? undefined : [name, address.text].filter(Boolean).join(", ");
}

function query(parameters: Record<string, string>): string {
  // Maps reads a bare comma; everything else is encoded as any query.
  return new URLSearchParams(parameters).toString().replaceAll("%2C", ",");
}
