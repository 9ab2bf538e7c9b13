import type { SiteSettings } from "#api/site-settings/site-settings.contract.ts";
import type { Content } from "#database/content.ts";

/** One link to another site, and who has it. */
export interface ContentLink {
  /** A restaurant's slug, or "site" for the settings file. */
  readonly owner: string;
  readonly kind: string;
  readonly url: string;
}

type LinkedSettings = Pick<SiteSettings, "social" | "delivery">;

/** Every link to another site that content and site settings name. */
export function contentLinks(
  restaurants: Content["restaurants"],
  { social, delivery }: LinkedSettings,
): ContentLink[] {
  const ofRestaurants = restaurants
    .filter(({ isActive }) => isActive)
    .flatMap(({ slug, getin, menus, mediaKitUrl }) => [
      { owner: slug, kind: "booking", url: getin.enabled ? getin.url : "" },
      ...Object.entries(menus ?? {}).map(([kind, url]) => {
        return { owner: slug, kind: `menu ${kind}`, url };
      }),
      { owner: slug, kind: "media kit", url: mediaKitUrl },
    ]);
  const ofSettings = [
    ...Object.entries(social).map(([kind, url]) => ({ owner: "site", kind, url })),
    ...delivery.flatMap(({ restaurant, links }) =>
      links.map(({ name, url }) => ({ owner: restaurant, kind: `order ${name}`, url })),
    ),
  ];
  return [...ofRestaurants, ...ofSettings].filter(({ url }) => url !== "");
}
