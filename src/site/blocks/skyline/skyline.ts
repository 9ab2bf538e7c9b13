const SKYLINES = new Map([
  ["sao-paulo", "/images/skyline-sao-paulo.svg"],
  ["rio-de-janeiro", "/images/skyline-rio.svg"],
  ["brasilia", "/images/skyline-brasilia.svg"],
  ["madrid", "/images/skyline-madrid.svg"],
  ["santiago", "/images/skyline-santiago.svg"],
  ["buenos-aires", "/images/skyline-buenos-aires.svg"],
]);

/** The drawing of a city's horizon, as an image of this site; undefined for a city without one. */
export function skylineOf(citySlug: string): string | undefined {
  return SKYLINES.get(citySlug);
}

/** All drawings, one after another a single line. */
export const ALL_SKYLINES: readonly string[] = [...SKYLINES.values()];
