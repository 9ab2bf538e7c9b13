import { canBeSegment, encodeSegment } from "./path-segments.ts";
import type { Language } from "./languages.ts";
import { menuScreen, type ParamsOf, type Screen, SCREENS } from "./screens.ts";

type ParamsArgument<S extends Screen> = keyof ParamsOf<S> extends never
  ? [params?: Record<string, never>]
  : [params: ParamsOf<S>];

/**
 * The canonical pathname of a screen, `/en/restaurants/madrid/rubaiyat-madrid`, its parameters
 * percent-encoded. A parameter no path can carry ("", ".", "..") ends it at the page above.
 */
export function pathTo<S extends Screen>(
  language: Language,
  screen: S,
  ...[params]: ParamsArgument<S>
): string {
  return pathToPage({ language, screen, params: params ?? {} });
}

/** The same for a page known only at run time, such as the result of `matchPath`. */
export function pathToPage(page: {
  language: Language;
  screen: Screen;
  params: Readonly<Record<string, string>>;
}): string {
  const params = new Map(Object.entries(page.params));
  let path = `/${page.language}`;
  for (const segment of SCREENS[page.screen].slugs[page.language].split("/")) {
    const value = segment.startsWith(":") ? (params.get(segment.slice(1)) ?? "") : segment;
    if (!canBeSegment(value)) break;
    path += `/${encodeSegment(value)}`;
  }
  return path;
}

/** The page of the link in a newsletter's confirmation mail; it is in no menu, and so not in the table of screens. */
export function newsletterConfirmationPath(language: Language): string {
  return `/${language}/newsletter/${language === "en" ? "confirm" : "confirmar"}`;
}

/** The page of a person's own data, below the privacy notice. */
export function ownDataPath(language: Language): string {
  const slug = { pt: "seus-dados", en: "your-data", es: "sus-datos" }[language];
  return `${pathTo(language, "privacy")}/${slug}`;
}

/** Pages beside the table of screens: the same one in each language. */
export const OTHER_PAGES = [newsletterConfirmationPath, ownDataPath];

/**
 * A restaurant's pathname, with the fallbacks of rule 1.5: the city's name
 * in place of a missing city slug, then "cidade"; "restaurante" in place of a missing slug.
 */
export function restaurantPath(
  language: Language,
  restaurant: {
    city?: string | null | undefined;
    citySlug?: string | null | undefined;
    slug?: string | null | undefined;
  },
): string {
  return pathTo(language, "restaurant", {
    citySlug: citySegment(restaurant),
    slug: firstSegment(restaurant.slug, "restaurante"),
  });
}

/** The pathname of the page of a restaurant's menu, below the restaurant's own. */
export function menuPagePath(
  language: Language,
  restaurant: Parameters<typeof restaurantPath>[1],
  kind: Parameters<typeof menuScreen>[0],
): string {
  return pathTo(language, menuScreen(kind), {
    citySlug: citySegment(restaurant),
    slug: firstSegment(restaurant.slug, "restaurante"),
  });
}

/**
 * The restaurant as it is found at a URL: where nobody knows its city, it is in the one of the URL. No redirect,
 * which browsers keep for good, may name a city that is only missing for a while.
 */
export function withCity<T extends { city: string; citySlug: string }>(
  restaurant: T,
  citySlug: string,
): T {
  const isKnown = restaurant.city !== "" || restaurant.citySlug !== "";
  return isKnown ? restaurant : { ...restaurant, citySlug };
}

/** The city's segment in a restaurant's path, with the fallbacks of rule 1.5. */
export function citySegment(restaurant: {
  city?: string | null | undefined;
  citySlug?: string | null | undefined;
}): string {
  const cityName = restaurant.city?.trim().toLowerCase().replace(/\s+/g, "-");
  return firstSegment(restaurant.citySlug, cityName, "cidade");
}

function firstSegment(...values: (string | null | undefined)[]): string {
  return values.find((value) => value != null && canBeSegment(value)) ?? "";
}
