import { LANGUAGES } from "./languages.ts";
import { pathTo } from "./path-to.ts";

/** Where a path of the group's former sites leads today. */
export interface LegacyTarget {
  path: string;
  keepsQuery: boolean;
}

const RESTAURANTS = [
  { citySlug: "sao-paulo", slug: "a-figueira-rubaiyat" },
  { citySlug: "sao-paulo", slug: "rubaiyat-faria-lima" },
  { citySlug: "rio-de-janeiro", slug: "rubaiyat-rio" },
  { citySlug: "brasilia", slug: "rubaiyat-brasilia" },
  { citySlug: "madrid", slug: "rubaiyat-madrid" },
  { citySlug: "santiago", slug: "rubaiyat-chile" },
  { citySlug: "buenos-aires", slug: "cabana-las-lilas" },
  { citySlug: "sao-paulo", slug: "emporio-figueira" },
];

/**
 * URLs of the former sites that other sites still link to, and today's page for each.
 * Keys carry the language prefix, because a path without one is read as Portuguese.
 */
export const LEGACY_PATHS: ReadonlyMap<string, LegacyTarget> = new Map([
  ...LANGUAGES.flatMap((language) =>
    RESTAURANTS.map(({ citySlug, slug }): [string, LegacyTarget] => [
      `/${language}/casas-menu/${slug}`,
      { path: pathTo(language, "restaurant", { citySlug, slug }), keepsQuery: true },
    ]),
  ),
  [
    "/en/restaurantes/sao-paulo/a-figueira-rubaiyat",
    {
      path: pathTo("en", "restaurant", { citySlug: "sao-paulo", slug: "a-figueira-rubaiyat" }),
      keepsQuery: true,
    },
  ],
  ["/pt/institucional/nossa-figueira", { path: pathTo("pt", "figTree"), keepsQuery: true }],
  // Its query (abt, lview) chose a tab and a language of the former site.
  ["/pt/restaurantes.asp", { path: pathTo("pt", "restaurantList"), keepsQuery: false }],
]);
