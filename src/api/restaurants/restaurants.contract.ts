import { z } from "zod";
import { PICTURE_FIELDS } from "../write-record.ts";

/**
 * A restaurant (rule 4.3): multilingual and structured fields are JSON carried as text. `rooms` and `mediaKitUrl` serve
 * the event venues.
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
  giftCardUrl: z.string().nullable(),
  coordinates: z.string(),
  hours: z.string(),
  openingHours: z.string().nullable(),
  /**
   * Days that differ, as ranges; `hours` and `openingHours.exceptions` (day by day) repeat them.
   */
  specialDays: z.string(),
  description: z.string(),
  heroImage: z.string(),
  images: z.string(),
  menus: z.string().nullable(),
  getin: z.string(),
  features: z.string(),
  rooms: z.string(),
  mediaKitUrl: z.string(),
  isActive: z.boolean(),
  ...PICTURE_FIELDS,
});

export type RestaurantRecord = z.infer<typeof restaurantRecord>;
