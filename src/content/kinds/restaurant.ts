import { z } from "zod";
import { restaurantPath } from "#language/path-to.ts";
import {
  awards,
  country,
  emailOrEmpty,
  https,
  httpsOrEmpty,
  line,
  lineOrEmpty,
  lines,
  listFrom,
  listOf,
  phoneNumber,
  phoneOrEmpty,
  picture,
  slug,
  texts,
  textsOrEmpty,
  url,
  urlOrEmpty,
} from "../schemas/content-fields.ts";
import { MOST } from "../schemas/content-maxima.ts";
import { EDITORS, MANAGERS } from "../schemas/content-roles.ts";
import { openingHours } from "../schemas/opening-hours.ts";
import type { Kind } from "./kind.ts";

/** Features (rule 4.10); a restaurant has only those that a public source supports. */
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

/** The kinds of menu in display order: the five of rule 3.8, and the wine list (rule 3.37). */
export const MENU_KINDS = ["main", "bar", "dessert", "executive", "feijoada", "wine"] as const;
export type MenuKind = (typeof MENU_KINDS)[number];

/**
 * A restaurant (rules 4.3, 4.4 and 4.10). Unknown: "" for a text or a link, 0/0 for coordinates, null for menus, so that
 * the screen's fallback shows.
 */
const restaurantContent = z
  .strictObject({
    slug,
    name: line,
    city: line,
    citySlug: slug,
    country,
    address: textsOrEmpty,
    phone: phoneOrEmpty,
    /** The number that answers WhatsApp messages; null if none or unknown. */
    whatsapp: phoneNumber.nullable().default(null),
    email: emailOrEmpty,
    /** The shop of its gift cards; null if none or unknown. */
    giftCardUrl: https.nullable().default(null),
    /** WGS 84 degrees; 0/0 means unknown and shows no map. */
    coordinates: z
      .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
      .readonly(),
    /** Free text; if empty, derived from `openingHours`. */
    hours: textsOrEmpty,
    /** Null if not known for certain. */
    openingHours: openingHours.nullable().default(null),
    /** An empty line separates paragraphs. */
    description: texts,
    heroImage: picture,
    images: listOf(picture, MOST.pictures).readonly(),
    menus: z.partialRecord(z.enum(MENU_KINDS), url).readonly().nullable(),
    getin: z.discriminatedUnion("enabled", [
      z.strictObject({ enabled: z.literal(true), url: https }).readonly(),
      z.strictObject({ enabled: z.literal(false), url: httpsOrEmpty }).readonly(),
    ]),
    features: listFrom(FEATURES).readonly(),
    /** Newest first; null if unknown. */
    awards: awards.nullable().default(null),
    /** Figures with their sources, which visitors don't see. A single one is not shown. */
    figures: listOf(
      z.strictObject({ value: lines, text: lines, source: lineOrEmpty }).readonly(),
      MOST.figuresOfRestaurant,
    )
      .readonly()
      .nullable()
      .default(null),
    /** Rooms for private events; capacity in guests. */
    rooms: listOf(
      z.strictObject({ name: lines, capacity: z.int().positive() }).readonly(),
      MOST.rooms,
    ).readonly(),
    mediaKitUrl: urlOrEmpty,
    isActive: z.boolean(),
    /** Permanently closed: while inactive, its paths redirect to its city or the list (rule 1.13). */
    isClosed: z.literal(true).nullable(),
  })
  .readonly();

export type RestaurantContent = z.infer<typeof restaurantContent>;

export const restaurantKind: Kind<RestaurantContent> = {
  shape: restaurantContent,
  editors: [...EDITORS, "restaurant"],
  creators: MANAGERS,
  isOrdered: true,
  guarded: {
    // Part of the restaurant's URL.
    citySlug: EDITORS,
    isActive: MANAGERS,
    isClosed: MANAGERS,
  },
  facts: [
    { what: "hours", field: "openingHours", isMissing: ({ openingHours: its }) => its === null },
    { what: "booking-link", field: "getin.enabled", isMissing: ({ getin }) => !getin.enabled },
    { what: "phone", field: "phone", isMissing: ({ phone }) => phone === "" },
    { what: "whatsapp", field: "whatsapp", isMissing: ({ whatsapp }) => whatsapp === null },
    { what: "gift-cards", field: "giftCardUrl", isMissing: (one) => one.giftCardUrl === null },
    {
      what: "coordinates",
      field: "coordinates",
      isMissing: ({ coordinates: { lat, lng } }) => lat === 0 && lng === 0,
    },
  ],
  restaurantOf: (own) => own,
  pathTo: restaurantPath,
  nameLink([field, menu], { getin }) {
    if (field === "getin") return getin.enabled ? { kind: "booking" } : undefined;
    if (field === "giftCardUrl") return { kind: "gift cards" };
    return { kind: field === "mediaKitUrl" ? "media kit" : `menu ${menu}` };
  },
};
