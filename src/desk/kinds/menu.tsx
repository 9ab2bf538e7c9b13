import { LONGEST, MOST } from "#content/schemas/content-maxima.ts";
import type { MenuContent as Menu, MenuItem, MenuSection } from "#content/kinds/menu.ts";
import type { MenuKind } from "#content/kinds/restaurant.ts";
import { CallFailure } from "../api/call-failure.ts";
import { pieceCalls } from "../api/content-calls.ts";
import { MenuActions } from "../controls/menu/menu-actions.tsx";
import { SectionsControl } from "../controls/menu/sections-control.tsx";
import { inDeskLanguage } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { list, orNone, orNull, record } from "../pieces/composed-fields.tsx";
import { check, choice, line, own, texts } from "../pieces/field-types.tsx";
import { declareKind } from "../pieces/kind.ts";
import { DISH } from "./dish.tsx";
import { languageChoices } from "./dish-words.ts";
import { restaurant as restaurantKind } from "./restaurant.tsx";
import { DEFAULT_COUNTRY, languageOfCountry } from "#language/countries.ts";
import { MENU_WORDS, menuOf } from "./restaurant-words.ts";
import { weekdays } from "./weekdays.ts";

/** The data beside a menu's editor. */
export type WithRestaurant = Awaited<ReturnType<typeof loadRestaurant>>;

async function loadRestaurant(slug: string) {
  const named = menuOf(slug);
  if (named === undefined) throw new CallFailure("not-found");
  const { draft, published } = await pieceCalls("restaurants", named.restaurant).read();
  const content = published ?? draft?.content ?? {};
  return { restaurant: restaurantKind.complete(content, named.restaurant), kind: named.kind };
}

const dishes = list<MenuItem>(m.section_dishes, {
  expected: m.expected_sections,
  item: { ...record(DISH), expected: m.expected_dish },
  maximum: MOST.dishesOfSection,
  nameOf: ({ name }) => name,
  numbered: m.dish_number,
  addText: m.dish_add,
});

const sections = list<MenuSection>(m.menu_sections, {
  hint: m.menu_sections_hint,
  expected: m.expected_sections,
  item: record<MenuSection>({
    title: texts(m.section_title),
    items: dishes,
  }),
  maximum: MOST.sections,
  nameOf: ({ title }) => inDeskLanguage(title),
  numbered: m.section_number,
  addText: m.section_add,
  Control: SectionsControl,
});

const date = (label: () => string) =>
  orNull(line(label, { hint: m.menu_valid_hint, expected: m.expected_dates, type: "date" }));

const time = (label: () => string) =>
  orNone(line(label, { expected: m.expected_service, type: "time" }));

export const menu = declareKind<Menu, WithRestaurant>({
  path: "menus",
  printed: ["sections", "note"],
  titleOf: ({ kind, restaurant }, loaded) =>
    `${MENU_WORDS[kind]()} · ${loaded?.restaurant.name ?? restaurant}`,
  load: loadRestaurant,
  isThereBefore: true,
  beginning: (slug, loaded) => ({
    ...menuOf(slug),
    language: languageOfCountry(loaded?.restaurant.country ?? DEFAULT_COUNTRY),
  }),
})(
  {
    fields: {
      restaurant: own(m.column_restaurant, { empty: "", inWords: String }),
      kind: own<MenuKind>(m.menu_kind, { empty: "main", inWords: (kind) => MENU_WORDS[kind]() }),
    },
  },
  { title: m.menu_dishes, Action: MenuActions, fields: { sections } },
  {
    title: m.menu_about,
    fields: {
      isActive: check(m.restaurant_active, { box: m.menu_active_label, empty: true }),
      isComplete: check(m.menu_complete, {
        box: m.menu_complete_label,
        inWords: (isWhole) => (isWhole ? m.menu_whole() : m.menu_selection()),
      }),
      language: choice<string>(m.menu_language, {
        hint: m.menu_language_hint,
        empty: "pt",
        choices: languageChoices,
      }),
      validFrom: date(m.menu_valid_from),
      validThrough: date(m.menu_valid_through),
      note: orNull(
        texts(m.menu_note, {
          hint: m.menu_note_hint,
          expected: m.expected_all_or_none,
          maximum: LONGEST.texts,
        }),
      ),
      service: list<Menu["service"][number]>(m.menu_service, {
        hint: m.menu_service_hint,
        expected: m.expected_service,
        item: record<Menu["service"][number]>({
          days: weekdays({ expected: m.expected_service }),
          opens: time(m.service_from),
          closes: time(m.service_until),
        }),
        maximum: MOST.services,
        numbered: m.service_number,
        addText: m.service_add,
      }),
    },
  },
);
