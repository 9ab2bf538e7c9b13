import { canBeSegment, encodeSegment } from "./path-segments.ts";
import type { Language } from "./languages.ts";
import { menuScreen, type ParamsOf, type Screen, SCREENS } from "./screens.ts";

type ParamsArgument<S extends Screen> = keyof ParamsOf<S> extends never
  ? [params?: Record<string, never>]
  : [params: ParamsOf<S>];

/**
 * Returns a screen's canonical pathname, `/en/restaurants/madrid/rubaiyat-madrid`. A parameter that no path can carry
 * ("", ".", "..") ends it at the page above.
 */
export function pathTo<S extends Screen>(
  language: Language,
  screen: S,
  ...[params]: ParamsArgument<S>
): string {
  return pathToPage({ language, screen, params: params ?? {} });
}

/** Returns the canonical pathname of a page known only at run time. */
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

/**
 * The page of the newsletter's confirmation link, outside the table of screens because no menu
 * lists it.
 */
export function newsletterConfirmationPath(language: Language): string {
  return `/${language}/newsletter/${language === "en" ? "confirm" : "confirmar"}`;
}

/** The page of a visitor's personal data, below the privacy notice. */
export function ownDataPath(language: Language): string {
  const slug = { pt: "seus-dados", en: "your-data", es: "sus-datos" }[language];
  return `${pathTo(language, "privacy")}/${slug}`;
}

/** The page for sign-ups without script, outside the table of screens because no menu lists it. */
export function newsletterPath(language: Language): string {
  return `/${language}/newsletter`;
}

/** Targets of links in mails, outside the table of screens. */
export const OTHER_PAGES = [newsletterConfirmationPath, ownDataPath];

/** Returns a restaurant's pathname; a missing slug becomes "restaurante" (rule 1.5). */
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
 * Takes a missing city from the URL instead of redirecting: browsers cache a redirect for good, and the city may be
 * missing only for a while.
 */
export function withCity<T extends { city: string; citySlug: string }>(
  restaurant: T,
  citySlug: string,
): T {
  const isKnown = restaurant.city !== "" || restaurant.citySlug !== "";
  return isKnown ? restaurant : { ...restaurant, citySlug };
}

/** Returns the city's segment: its slug, else its name, else "cidade" (rule 1.5). */
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
