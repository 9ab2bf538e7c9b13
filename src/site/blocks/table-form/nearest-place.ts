/** Where a restaurant is, in degrees. */
export interface Place {
  readonly slug: string;
  readonly lat: number;
  readonly lng: number;
}

const RADIANS = Math.PI / 180;

/** The places ordered by their distance from a position, the nearest first. */
export function byDistance<P extends Pick<Place, "lat" | "lng">>(
  places: readonly P[],
  from: Pick<Place, "lat" | "lng">,
): readonly P[] {
  return Array.from(places).sort((one, other) => angle(one, from) - angle(other, from));
}

/** The angle between two points as seen from the middle of the earth. */
function angle(one: Pick<Place, "lat" | "lng">, other: Pick<Place, "lat" | "lng">): number {
  const [south, north] = [one.lat * RADIANS, other.lat * RADIANS];
  const half = Math.sin((north - south) / 2) ** 2;
  const turn = Math.sin(((one.lng - other.lng) * RADIANS) / 2) ** 2;
  return 2 * Math.asin(Math.min(1, Math.sqrt(half + Math.cos(south) * Math.cos(north) * turn)));
}

/** Where the restaurants are, as far as it is known (rule 4.4: 0/0 is not). */
export function toPlaces(restaurants: readonly Located[]): readonly Place[] {
  return restaurants
    .filter(({ slug, coordinates: { lat, lng } }) => slug !== "" && (lat !== 0 || lng !== 0))
    .map(({ slug, coordinates: { lat, lng } }) => ({ slug, lat, lng }));
}

interface Located {
  readonly slug: string;
  readonly coordinates: Omit<Place, "slug">;
}
