import type {
  CountryName,
  Currency,
  ExperienceContent,
  ExperienceIcon,
} from "#content/kinds/experience.ts";
import { m } from "#desk/client/paraglide/messages.js";
import type { PieceFields } from "#desk/client/pieces/piece-fields.ts";
import { moneyWords } from "../menus/price.ts";
import { COUNTRY_WORDS } from "../restaurants/feature-words.ts";

const EMPTY_TEXTS = { pt: "", en: "", es: "" };

/** An experience of which nothing is known; drafts of older versions may lack fields. */
const EMPTY: ExperienceContent = {
  slug: "",
  title: EMPTY_TEXTS,
  description: EMPTY_TEXTS,
  image: "",
  duration: EMPTY_TEXTS,
  maxPeople: 0,
  price: {},
  countries: [],
  restaurants: [],
  icon: "Wine",
  isActive: true,
};

/** Any content of an experience with all its fields. */
export const completeExperience = (content: object): ExperienceContent => ({
  ...EMPTY,
  ...content,
});

export const newExperience = (slug: string, title: string): ExperienceContent => ({
  ...EMPTY,
  slug,
  title: { ...EMPTY_TEXTS, pt: title },
});

/** The words that content has in place of a price; visitors read them in their language (rule 4.11). */
export const ON_REQUEST = "Sob consulta";

/** Each symbol of a card in words. */
export const ICON_WORDS: Readonly<Record<ExperienceIcon, () => string>> = {
  Wine: m.experience_icon_wine,
  CalendarDays: m.experience_icon_calendar,
  Clock: m.experience_icon_clock,
  Users: m.experience_icon_people,
};

/** The fields of an experience as differences, conflicts and errors name them. */
export const EXPERIENCE_FIELDS: PieceFields<ExperienceContent> = {
  slug: { label: m.create_slug },
  isActive: {
    label: m.restaurant_active,
    words: (isActive) => (isActive ? m.value_shown() : m.value_hidden()),
  },
  title: { label: m.experience_title, expected: m.expected_title },
  description: { label: m.experience_description, expected: m.expected_text },
  duration: { label: m.experience_duration, expected: m.expected_all_or_none },
  countries: {
    label: m.experience_countries,
    expected: m.expected_countries,
    words: (countries) => countries.map((country) => COUNTRY_WORDS[country]()).join(", "),
  },
  price: {
    label: m.experience_price,
    expected: m.expected_price,
    words: pricesWords,
    partOf: ([currency = ""]) => ({
      label: () => m.experience_price_kind({ currency }),
      expected: m.expected_price,
    }),
  },
  restaurants: {
    label: m.experience_restaurants,
    words: (restaurants) => restaurants.join(", "),
  },
  maxPeople: { label: m.experience_max_people, expected: m.expected_people },
  icon: { label: m.experience_icon, words: (icon) => ICON_WORDS[icon]() },
  image: { label: m.experience_image, expected: m.expected_picture },
};

function pricesWords(prices: ExperienceContent["price"]): string {
  return Object.entries(prices)
    .map(([currency, price]) => {
      if (typeof price === "number") return moneyWords(price, currency as Currency);
      const words = price === ON_REQUEST ? m.experience_price_on_request() : price;
      return `${currency}: ${words}`;
    })
    .join(" · ");
}

/** The countries, in the order in which the site lists them. */
export const COUNTRIES = Object.keys(COUNTRY_WORDS) as readonly CountryName[];
