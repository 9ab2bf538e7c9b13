import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { m } from "#desk/client/paraglide/messages.js";
import type { Edited } from "#desk/client/pieces/piece-editor.tsx";
import type { PieceFields } from "#desk/client/pieces/piece-fields.ts";
import { FEATURE_WORDS, MENU_WORDS } from "./feature-words.ts";
import { openingHoursWords } from "#desk/client/hours/opening-hours-words.ts";

export type EditedRestaurant = Edited<RestaurantContent>;

const EMPTY_TEXTS = { pt: "", en: "", es: "" };

/** A restaurant of which nothing is known; drafts of older versions may lack fields. */
const EMPTY: RestaurantContent = {
  slug: "",
  name: "",
  city: "",
  citySlug: "",
  country: "Brasil",
  address: EMPTY_TEXTS,
  phone: "",
  email: "",
  coordinates: { lat: 0, lng: 0 },
  hours: EMPTY_TEXTS,
  openingHours: null,
  description: EMPTY_TEXTS,
  heroImage: "",
  images: [],
  menus: null,
  getin: { enabled: false, url: "" },
  features: [],
  rooms: [],
  mediaKitUrl: "",
  isActive: false,
};

/** Any content of a restaurant with all its fields. */
export const completeRestaurant = (content: object): RestaurantContent => ({
  ...EMPTY,
  ...content,
});

/** The fields of a restaurant as differences, conflicts and errors name them. */
export const RESTAURANT_FIELDS: PieceFields<RestaurantContent> = {
  slug: { label: m.restaurant_slug },
  isActive: {
    label: m.restaurant_active,
    expected: m.expected_hider,
    words: (isActive) => (isActive ? m.value_shown() : m.value_hidden()),
  },
  name: { label: m.column_name, expected: m.expected_line },
  city: { label: m.restaurant_city, expected: m.expected_line },
  citySlug: { label: m.restaurant_city_slug, expected: m.expected_slug },
  country: { label: m.restaurant_country },
  description: { label: m.restaurant_description, expected: m.expected_text },
  address: { label: m.restaurant_address, expected: m.expected_all_or_none },
  coordinates: {
    label: m.restaurant_coordinates,
    expected: m.expected_coordinates,
    words: ({ lat, lng }) => `${lat}, ${lng}`,
  },
  phone: { label: m.restaurant_phone, expected: m.expected_phone },
  email: { label: m.field_email_label, expected: m.expected_email },
  openingHours: {
    label: m.hours_title,
    expected: m.expected_hours,
    words: openingHoursWords,
  },
  hours: { label: m.hours_words, expected: m.expected_all_or_none },
  getin: {
    label: m.booking_link,
    expected: m.expected_https,
    words: ({ enabled, url }) => (enabled ? url : m.booking_off({ url })),
  },
  features: {
    label: m.restaurant_features,
    words: (features) => features.map((one) => FEATURE_WORDS[one]()).join(", "),
  },
  rooms: {
    label: m.rooms_title,
    expected: m.expected_room,
    words: (rooms) => rooms.map(({ name, capacity }) => `${name.pt} (${capacity})`).join(", "),
  },
  mediaKitUrl: { label: m.restaurant_media_kit, expected: m.expected_link },
  menus: {
    label: m.restaurant_menus,
    expected: m.expected_link,
    words: (menus) =>
      Object.entries(menus ?? {})
        .map(([kind, url]) => `${MENU_WORDS[kind as keyof typeof MENU_WORDS]()}: ${url}`)
        .join(", "),
  },
  heroImage: { label: m.restaurant_hero, expected: m.expected_picture },
  images: {
    label: m.restaurant_images,
    expected: m.expected_picture,
    words: (images) => images.join(", "),
  },
};
