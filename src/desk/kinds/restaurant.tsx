import { FEATURE_WORDS } from "#content/schemas/feature-words.ts";
import { MOST } from "#content/schemas/content-maxima.ts";
import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { MANAGERS } from "#content/schemas/content-roles.ts";
import { DEFAULT_COUNTRY } from "#language/countries.ts";
import type { Role } from "#accounts/contract.ts";
import { BookingControl } from "../controls/restaurant/booking-control.tsx";
import { HoursControl } from "../controls/restaurant/hours-control.tsx";
import { MenuLinksControl } from "../controls/restaurant/menu-links-control.tsx";
import { PlaceControl } from "../controls/restaurant/place-control.tsx";
import { OpeningHoursFields } from "../hours/opening-hours-fields.tsx";
import { openingHoursWords } from "../hours/opening-hours-words.ts";
import { inDeskLanguage } from "../language/desk-language.ts";
import { storedPhone, whatsAppNumber } from "#language/phone-number.ts";
import { m } from "../paraglide/messages.js";
import { PictureListControl } from "../pictures/picture-list-control.tsx";
import { editedIf, list, orNull, record } from "../pieces/composed-fields.tsx";
import {
  check,
  choice,
  choicesOf,
  email,
  line,
  link,
  number,
  own,
  picture,
  some,
  texts,
} from "../pieces/field-types.tsx";
import { declareKind } from "../pieces/kind.ts";
import { CheckControl } from "../pieces/piece-controls.tsx";
import { useMe } from "../session/account-here.ts";
import { awards, figures } from "./awards.ts";
import { countryChoices } from "./country-words.ts";
import { MENU_WORDS } from "./restaurant-words.ts";
import { telephone } from "./telephone.tsx";

type Restaurant = RestaurantContent;

/** Returns whether the user may hide and show a restaurant (rule 10.13). */
const useMayHide = () => (MANAGERS as readonly Role[]).includes(useMe().role);
const useIsOfGroup = () => useMe().role !== "restaurant";

/** Whether visitors see the restaurant; explained to roles that may not change it. */
const active = check(m.restaurant_active, {
  box: m.restaurant_active_label,
  expected: m.expected_hider,
});
const guardedActive = editedIf(useMayHide, active, {
  ...active,
  Control: ({ value }) => (
    <p data-field="isActive" className="field-hint">
      {value ? m.restaurant_shown_hint() : m.restaurant_hidden_hint()}
    </p>
  ),
});

/** Only for hidden restaurants; reopening clears it. */
const closed = editedIf(
  useMayHide,
  own<true | null, Restaurant>(m.restaurant_closed, {
    empty: null,
    inWords: (isClosed) => (isClosed ? m.value_closed() : m.value_not_closed()),
    Control: ({ name, value, onChange, edited }) =>
      !edited.content.isActive && (
        <CheckControl
          name={name}
          label={m.restaurant_closed_label()}
          value={value === true}
          onChange={(isClosed) => onChange(isClosed || null)}
        />
      ),
  }),
);

/** Part of the restaurant's URL, so its own staff may not change it. */
const citySlug = editedIf(
  useIsOfGroup,
  line(m.restaurant_city_slug, { hint: m.restaurant_city_slug_hint, expected: m.expected_slug }),
);

export const restaurant = declareKind<Restaurant>({
  path: "restaurants",
  printed: ["name", "city", "address", "rooms"],
  titleOf: ({ name }) => name || m.nav_restaurants(),
  list: {
    creators: MANAGERS,
    lead: m.restaurants_lead,
    none: m.restaurants_none,
    adding: m.restaurant_new,
    // Copies start hidden.
    copied: (content) => ({
      ...content,
      isActive: false,
      isClosed: null,
      getin: { enabled: false, url: "" },
    }),
    order: {
      title: m.restaurants_order,
      lead: m.restaurants_order_text,
    },
  },
})(
  {
    title: m.restaurant_identity,
    fields: {
      isActive: guardedActive,
      isClosed: closed,
      name: line(m.column_name, { expected: m.expected_line }),
      city: line(m.restaurant_city, { expected: m.expected_line }),
      country: choice<Restaurant["country"]>(m.restaurant_country, {
        empty: DEFAULT_COUNTRY,
        choices: countryChoices,
      }),
      citySlug,
    },
  },
  {
    title: m.restaurant_presentation,
    fields: {
      description: texts(m.field_text, {
        hint: m.restaurant_description_hint,
        isLong: true,
      }),
      features: some<Restaurant["features"][number]>(m.restaurant_features, {
        hint: m.restaurant_features_hint,
        useChoices: choicesOf(FEATURE_WORDS),
        wordsOf: (feature) => FEATURE_WORDS[feature](),
        inOrder: "of choice",
      }),
    },
  },
  {
    title: m.restaurant_place,
    fields: {
      address: texts(m.restaurant_address, {
        hint: m.restaurant_address_hint,
        expected: m.expected_all_or_none,
        isLong: true,
      }),
      coordinates: own<Restaurant["coordinates"], Restaurant>(m.restaurant_coordinates, {
        expected: m.expected_coordinates,
        empty: { lat: 0, lng: 0 },
        inWords: ({ lat, lng }) => `${lat}, ${lng}`,
        Control: PlaceControl,
      }),
    },
  },
  {
    title: m.contact_title,
    fields: {
      phone: telephone<Restaurant>(m.field_phone, { countryOf: ({ country }) => country }),
      whatsapp: orNull(
        telephone<Restaurant>(() => "WhatsApp", {
          countryOf: ({ country }) => country,
          hint: m.restaurant_whatsapp_hint,
          read: (typed, country) => storedPhone(whatsAppNumber(typed, country) ?? "", country),
        }),
      ),
      email: email(m.field_email_label),
    },
  },
  {
    title: m.hours_title,
    fields: {
      openingHours: own<Restaurant["openingHours"], Restaurant>(m.hours_title, {
        expected: m.expected_hours,
        empty: null,
        inWords: openingHoursWords,
        Control: OpeningHoursFields,
      }),
      hours: {
        ...texts(m.hours_words, { expected: m.expected_all_or_none }),
        Control: HoursControl,
      },
    },
  },
  {
    title: m.booking_title,
    fields: {
      getin: own<Restaurant["getin"]>(m.booking_link, {
        expected: m.expected_https,
        empty: { enabled: false, url: "" },
        inWords: ({ enabled, url }) => (enabled ? url : m.booking_off({ url })),
        Control: BookingControl,
      }),
    },
  },
  {
    title: m.restaurant_gift_card,
    fields: {
      giftCardUrl: orNull(
        link(m.restaurant_gift_card, {
          hint: m.restaurant_gift_card_hint,
          expected: m.expected_https_or_empty,
          type: "url",
        }),
      ),
    },
  },
  {
    title: m.restaurant_awards,
    fields: {
      awards: orNull(awards),
      figures: orNull(figures),
    },
  },
  {
    title: m.restaurant_events,
    fields: {
      rooms: list(m.rooms_title, {
        hint: m.rooms_hint,
        expected: m.expected_room,
        item: record<Restaurant["rooms"][number]>({
          name: texts(m.room_name),
          capacity: number(m.room_capacity, { expected: m.expected_room, empty: Number.NaN }),
        }),
        maximum: MOST.rooms,
        nameOf: ({ name }) => inDeskLanguage(name),
        numbered: m.room_number,
        addText: m.room_add,
      }),
      mediaKitUrl: link(m.restaurant_media_kit, { hint: m.restaurant_link_hint }),
    },
  },
  {
    title: m.restaurant_menus,
    fields: {
      menus: orNull(
        own<NonNullable<Restaurant["menus"]>>(m.menus_label, {
          expected: m.expected_link,
          empty: {},
          inWords: (menus) =>
            Object.entries(menus)
              .map(([kind, url]) => `${MENU_WORDS[kind as keyof typeof MENU_WORDS]()}: ${url}`)
              .join(", "),
          part: ([kind = ""]) => ({
            label: MENU_WORDS[kind as keyof typeof MENU_WORDS] ?? m.menus_label,
            expected: m.expected_link,
          }),
          Control: MenuLinksControl,
        }),
      ),
    },
  },
  {
    title: m.nav_pictures,
    fields: {
      heroImage: picture<Restaurant>(m.restaurant_hero, {
        hint: m.restaurant_hero_hint,
        useOwner: ({ slug }) => slug,
      }),
      images: own<Restaurant["images"], Restaurant>(m.restaurant_images, {
        expected: m.expected_picture,
        empty: [],
        inWords: (images) => images.join(", "),
        Control: PictureListControl,
      }),
    },
  },
);
