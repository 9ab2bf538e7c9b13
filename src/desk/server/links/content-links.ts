import type { Content } from "#content/kinds/all-kinds.ts";

/** One link to another site, and who has it. */
export interface ContentLink {
  /** A restaurant's slug, or "site" for the site settings. */
  readonly owner: string;
  readonly kind: string;
  /** Whose editor has the field. */
  readonly editor: "restaurants" | "settings";
  readonly field: string;
  /** Absolute. */
  readonly url: string;
}

/** The links of the site settings. */
export interface LinkedSettings {
  readonly social: Readonly<Record<string, string>>;
  readonly delivery: readonly {
    readonly restaurant: string;
    readonly links: readonly { readonly name: string; readonly url: string }[];
  }[];
}

/** What the settings name now, and which IPs may be asked: the public ones. */
export interface LinkCheckServices {
  readonly readSettings: () => Promise<LinkedSettings>;
  readonly isAllowedIp: (ip: string) => boolean;
}

/** Every link to another site that content and site settings name; paths of this site are on `siteUrl`. */
export function contentLinks(
  restaurants: Content["restaurants"],
  { social, delivery }: LinkedSettings,
  siteUrl: string,
): readonly ContentLink[] {
  const [editor, settings] = ["restaurants", "settings"] as const;
  const ofRestaurants = restaurants
    .filter(({ isActive }) => isActive)
    .flatMap(({ slug: owner, getin, menus, mediaKitUrl }) => [
      { owner, editor, kind: "booking", field: "getin.url", url: getin.enabled ? getin.url : "" },
      ...Object.entries(menus ?? {}).map(([kind, url]) => {
        return { owner, editor, kind: `menu ${kind}`, field: `menus.${kind}`, url };
      }),
      { owner, editor, kind: "media kit", field: "mediaKitUrl", url: mediaKitUrl },
    ]);
  const ofSettings = [
    ...Object.entries(social).map(([kind, url]) => {
      return { owner: "site", editor: settings, kind, field: kind, url };
    }),
    ...delivery.flatMap(({ restaurant, links }) =>
      links.map(({ name, url }) => ({
        owner: restaurant,
        editor: settings,
        kind: `order ${name}`,
        field: `delivery.${restaurant}`,
        url,
      })),
    ),
  ];
  return [...ofRestaurants, ...ofSettings]
    .filter(({ url }) => url !== "")
    .map((link) => ({ ...link, url: URL.parse(link.url, siteUrl)?.href ?? link.url }));
}
