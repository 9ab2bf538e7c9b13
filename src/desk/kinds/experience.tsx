import { LONGEST } from "#content/schemas/content-maxima.ts";
import type { ExperienceContent as Experience, ExperienceIcon } from "#content/kinds/experience.ts";
import { CountriesControl } from "../controls/countries-control.tsx";
import { inDeskLanguage } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import {
  check,
  choice,
  choicesOf,
  number,
  own,
  picture,
  some,
  texts,
} from "../pieces/field-types.tsx";
import { declareKind } from "../pieces/kind.ts";
import { prices } from "./prices.ts";
import { loadRestaurants, useRestaurantChoices, type WithRestaurants } from "./references.ts";
import { countryWords } from "./country-words.ts";

/** Each card symbol's label. */
const ICON_WORDS: Readonly<Record<ExperienceIcon, () => string>> = {
  Wine: m.experience_icon_wine,
  CalendarDays: m.experience_icon_calendar,
  Clock: m.experience_icon_clock,
  Users: m.experience_icon_people,
};

/** An experience: description, places and prices. */
export const experience = declareKind<Experience, WithRestaurants>({
  path: "experiences",
  titleOf: ({ title }) => inDeskLanguage(title) || m.experience_new(),
  load: loadRestaurants,
  isDeletable: () => true,
  list: {
    lead: m.experiences_lead,
    none: m.experiences_none,
    adding: m.experience_new,
    order: {
      title: m.experiences_order,
      lead: m.experiences_order_text,
    },
  },
})(
  {
    title: m.experience_texts,
    fields: {
      isActive: check(m.restaurant_active, { box: m.experience_active_label, empty: true }),
      title: texts(m.field_title, { expected: m.expected_title }),
      description: texts(m.experience_description, { isLong: true }),
      duration: texts(m.experience_duration, {
        hint: m.experience_duration_hint,
        expected: m.expected_all_or_none,
        maximum: LONGEST.texts,
      }),
    },
  },
  {
    title: m.experience_countries,
    fields: {
      countries: own<Experience["countries"], Experience>(m.experience_countries, {
        expected: m.expected_countries,
        empty: [],
        inWords: (countries) => countries.map(countryWords).join(", "),
        Control: CountriesControl,
      }),
      // Beside its country.
      price: prices,
    },
  },
  {
    title: m.experience_about,
    fields: {
      restaurants: some<string>(m.experience_restaurants, {
        useChoices: useRestaurantChoices,
        inOrder: "of choice",
      }),
      maxPeople: number(m.experience_max_people, {
        hint: m.experience_max_people_hint,
        expected: m.expected_people,
      }),
      icon: choice<ExperienceIcon>(m.experience_icon, {
        empty: "Wine",
        choices: choicesOf(ICON_WORDS),
      }),
      image: picture(m.experience_image),
    },
  },
);
