import type { MenuContent } from "#content/kinds/menu.ts";
import type { MenuKind, RestaurantContent } from "#content/kinds/restaurant.ts";
import { m } from "#desk/client/paraglide/messages.js";
import type { PieceField, PieceFields } from "#desk/client/pieces/piece-fields.ts";
import { LANGUAGES } from "#language/languages.ts";
import { dayName } from "#desk/client/hours/opening-hours-words.ts";
import { MENU_WORDS } from "../restaurants/feature-words.ts";
import { WEEKDAYS } from "#language/weekdays.ts";
import { sectionDifferences } from "./section-differences.ts";

const KINDS = Object.keys(MENU_WORDS) as readonly MenuKind[];

/** The restaurant and the kind that a menu's slug names; undefined where it names none. */
export function menuOf(slug: string) {
  const kind = KINDS.find((one) => slug.endsWith(`-${one}`));
  return kind && { restaurant: slug.slice(0, -kind.length - 1), kind };
}

/** Any content of a menu with all its fields; one of which nothing is known is in the country's language. */
export function completeMenu(slug: string, country: RestaurantContent["country"]) {
  const { restaurant = "", kind = "main" } = menuOf(slug) ?? {};
  const empty: MenuContent = {
    slug,
    restaurant,
    kind,
    language: country === "Brasil" ? "pt" : "es",
    isComplete: false,
    validFrom: null,
    validThrough: null,
    service: [],
    note: null,
    sections: [],
    isActive: true,
  };
  return (content: object): MenuContent => ({ ...empty, ...content });
}

const dateWords = (date: string | null) => date ?? "";

/** The fields of a menu as differences, conflicts and errors name them. */
export const MENU_FIELDS: PieceFields<MenuContent> = {
  slug: { label: m.restaurant_slug },
  restaurant: { label: m.menu_restaurant },
  kind: { label: m.menu_kind, words: (kind) => MENU_WORDS[kind]() },
  isActive: {
    label: m.restaurant_active,
    words: (isActive) => (isActive ? m.value_shown() : m.value_hidden()),
  },
  isComplete: {
    label: m.menu_complete,
    words: (isComplete) => (isComplete ? m.menu_whole() : m.menu_selection()),
  },
  language: { label: m.menu_language },
  sections: {
    label: m.menu_sections,
    expected: m.expected_sections,
    parts: sectionDifferences,
    partOf: sectionPart,
  },
  validFrom: { label: m.menu_valid_from, expected: m.expected_dates, words: dateWords },
  validThrough: { label: m.menu_valid_through, expected: m.expected_dates, words: dateWords },
  service: {
    label: m.menu_service,
    expected: m.expected_service,
    words: (service) =>
      service
        .map(({ days, opens = "", closes = "" }) => {
          const names = days.map((day) => dayName(WEEKDAYS.indexOf(day)));
          return `${names.join(", ")} ${opens}–${closes}`;
        })
        .join("\n"),
  },
  note: {
    label: m.menu_note,
    expected: m.expected_all_or_none,
    words: (note) => (note === null ? "" : LANGUAGES.map((one) => note[one]).join("\n")),
  },
};

/** What of a dish an error is about. */
const DISH_PARTS = new Map<string, Pick<PieceField<never>, "label" | "expected">>([
  ["name", { label: m.dish_name, expected: m.expected_line }],
  ["language", { label: m.dish_language }],
  ["price", { label: m.dish_price_any, expected: m.expected_price }],
  ["portion", { label: m.dish_portion, expected: m.expected_all_or_none }],
  ["explanation", { label: m.dish_explanation, expected: m.expected_one_line }],
  ["cut", { label: m.dish_cut }],
  ["diets", { label: m.dish_diets }],
  ["allergens", { label: m.dish_allergens }],
]);

function sectionPart([section, part, dish, field]: readonly string[]) {
  const number = Number(section) + 1;
  if (part === "title") {
    return { label: () => m.section_number({ number }), expected: m.expected_text };
  }
  if (dish === undefined) {
    return { label: () => m.section_number({ number }), expected: m.expected_sections };
  }
  const of = DISH_PARTS.get(field ?? "");
  const words = { section: number, dish: Number(dish) + 1 };
  return {
    label: () => m.section_dish({ ...words, part: of?.label() ?? "" }),
    expected: of?.expected ?? m.expected_dish,
  };
}
