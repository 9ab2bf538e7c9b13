import type { Language } from "#language/languages.ts";

/** One text in each of the site's languages. */
export type Texts = Readonly<Record<Language, string>>;

/** The feature values (rule 4.10); a restaurant carries only those a public source supports. */
export const FEATURES = [
  "valet",
  "wine-cellar",
  "garden",
  "private-rooms",
  "live-music",
  "terrace",
  "ocean-view",
  "panoramic-view",
  "parrilla",
  "gourmet-products",
  "wine-tasting",
  "private-events",
  "catering",
] as const;

export type Feature = (typeof FEATURES)[number];

/**
 * One built-in restaurant (rule 4.10). What is not known is empty, so that the screen's own fallback
 * shows: "" for a text, an address or a link, 0/0 for coordinates, null for menus.
 */
export interface RestaurantContent {
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly citySlug: string;
  readonly country: "Brasil" | "Espanha" | "Chile" | "Argentina";
  readonly address: Texts;
  /** E.164, or "" when no number is public. */
  readonly phone: string;
  readonly email: string;
  /** WGS 84 degrees; 0/0 means unknown and shows no map. */
  readonly coordinates: { readonly lat: number; readonly lng: number };
  readonly hours: Texts;
  /** Paragraphs are separated by an empty line. */
  readonly description: Texts;
  readonly heroImage: string;
  readonly images: readonly string[];
  readonly menus: {
    readonly main?: string;
    readonly bar?: string;
    readonly dessert?: string;
    readonly executive?: string;
    readonly feijoada?: string;
  } | null;
  readonly getin: { readonly enabled: boolean; readonly url: string };
  readonly features: readonly Feature[];
  /** Rooms for private events; capacity in guests. */
  readonly rooms: readonly { readonly name: Texts; readonly capacity: number }[];
  readonly mediaKitUrl: string;
  readonly isActive: boolean;
}
