import { z } from "zod";
import type { OpeningHours } from "#content/shapes/opening-hours.ts";
import type { Feature, MenuKind } from "#content/kinds/restaurant.ts";
import type { PictureCredits, PictureTexts, Texts } from "#language/languages.ts";

export { MENU_KINDS } from "#content/kinds/restaurant.ts";
export type { MenuKind, OpeningHours };

/**
 * A restaurant as the product API sends it (rule 4.3): multilingual and structured fields
 * are JSON carried as text. `rooms` and `mediaKitUrl` serve the event venues.
 */
export const restaurantRecord = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  citySlug: z.string(),
  country: z.string(),
  address: z.string(),
  phone: z.string(),
  whatsapp: z.string().nullable(),
  email: z.string(),
  coordinates: z.string(),
  hours: z.string(),
  openingHours: z.string().nullable(),
  description: z.string(),
  heroImage: z.string(),
  images: z.string(),
  menus: z.string().nullable(),
  getin: z.string(),
  features: z.string(),
  rooms: z.string(),
  mediaKitUrl: z.string(),
  isActive: z.boolean(),
  /** What uploaded pictures show, by URL; absent where there are none. */
  pictureTexts: z.string().optional(),
  /** Who made uploaded pictures, by URL; absent where nobody is named. */
  pictureCredits: z.string().optional(),
});

export type RestaurantRecord = z.infer<typeof restaurantRecord>;

/** An event room; `capacity` counts people, 0 where it is not known. */
export interface Room {
  readonly name: Texts;
  readonly capacity: number;
}

/** A restaurant as the screens use it (rule 4.3). */
export interface Restaurant {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly citySlug: string;
  readonly country: string;
  readonly address: Texts;
  /** E.164, or empty when unknown. */
  readonly phone: string;
  /** E.164; null where it takes no messages. */
  readonly whatsapp: string | null;
  readonly email: string;
  /** Degrees; 0/0 means unknown. */
  readonly coordinates: { readonly lat: number; readonly lng: number };
  readonly hours: Texts;
  /** Null when unknown. */
  readonly openingHours: OpeningHours | null;
  readonly description: Texts;
  readonly images: {
    readonly hero: string;
    readonly gallery: readonly string[];
    /** What uploaded ones show, by URL. */
    readonly texts?: PictureTexts;
    /** Who made them, by URL. */
    readonly credits?: PictureCredits;
  };
  readonly menus: Readonly<Partial<Record<MenuKind, string>>> | null;
  readonly getin: { readonly enabled: boolean; readonly url: string };
  readonly features: readonly Feature[];
  readonly rooms: readonly Room[];
  readonly mediaKitUrl: string;
}
