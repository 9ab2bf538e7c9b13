import type { HappeningContent as Happening, HappeningTime } from "#content/kinds/happening.ts";
import { MOST } from "#content/schemas/content-maxima.ts";
import { inDeskLanguage } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { list, orNull, record } from "../pieces/composed-fields.tsx";
import { check, line, link, picture, some, texts } from "../pieces/field-types.tsx";
import { declareKind } from "../pieces/kind.ts";
import { languages } from "./languages.tsx";
import { prices } from "./prices.ts";
import { loadRestaurants, useRestaurantChoices, type WithRestaurants } from "./references.ts";
import { weekdays } from "./weekdays.ts";
import { PricesControl } from "../controls/price-fields.tsx";

const time = (label: () => string, hint?: () => string) =>
  orNull(line(label, { ...(hint && { hint }), expected: m.expected_times, type: "time" }));

/** A day, consecutive days, or weekdays. */
const heldOn = record<HappeningTime>({
  from: line(m.happening_from, { expected: m.expected_date, type: "date" }),
  through: orNull(
    line(m.happening_through, {
      hint: m.happening_through_hint,
      expected: m.expected_dates,
      type: "date",
    }),
  ),
  weekdays: weekdays({ hint: m.happening_weekdays_hint }),
  begins: time(m.field_begins),
  ends: time(m.field_ends, m.happening_ends_hint),
});

/** A special date: description, times, places and prices. */
export const happening = declareKind<Happening, WithRestaurants>({
  path: "happenings",
  printed: ["title"],
  titleOf: ({ title }) => inDeskLanguage(title) || m.happening_new(),
  load: loadRestaurants,
  isDeletable: () => true,
  list: {
    lead: m.happenings_lead,
    none: m.happenings_none,
    adding: m.happening_new,
  },
})(
  {
    title: m.experience_texts,
    fields: {
      isActive: check(m.restaurant_active, { box: m.happening_active_label, empty: true }),
      languages,
      title: texts(m.field_title, { expected: m.expected_title }),
      description: texts(m.field_text, { isLong: true }),
    },
  },
  {
    title: m.happening_times,
    lead: m.happening_times_lead,
    fields: {
      times: list<HappeningTime>(m.happening_times, {
        expected: m.expected_times,
        item: { ...heldOn, expected: m.expected_times },
        maximum: MOST.timesOfHappening,
        numbered: m.happening_time_number,
        addText: m.happening_time_add,
      }),
    },
  },
  {
    title: m.happening_place,
    fields: {
      restaurants: some<string>(m.nav_restaurants, {
        expected: m.expected_restaurants,
        useChoices: useRestaurantChoices,
        inOrder: "of choice",
      }),
      price: { ...prices, Control: PricesControl },
      bookingUrl: link(m.happening_booking, {
        hint: m.happening_booking_hint,
        expected: m.expected_https_or_empty,
      }),
      image: picture(m.experience_image),
    },
  },
);
