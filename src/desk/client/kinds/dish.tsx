import { LONGEST } from "#content/shapes/content-maxima.ts";
import type { Cut } from "#content/shapes/cuts.ts";
import { DIETS, type Diet } from "#content/shapes/dish-statements.ts";
import type { MenuItem } from "#content/kinds/menu.ts";
import type { WineCountry } from "#content/shapes/wine-countries.ts";
import { LANGUAGES } from "#language/languages.ts";
import { AllergensControl } from "../controls/menu/allergens-control.tsx";
import { DishPriceControl, GlassPriceControl } from "../controls/menu/dish-price-control.tsx";
import { useIsWineList } from "../controls/menu/use-currency.ts";
import { m } from "../paraglide/messages.js";
import { named, orNone, record, through } from "../pieces/composed-fields.tsx";
import { check, choice, EMPTY_TEXTS, line, own, some, texts } from "../pieces/field-types.tsx";
import type { Field, Fields } from "../pieces/fields.ts";
import {
  allergensWords,
  cutChoices,
  dietWords,
  languageChoices,
  pricesWords,
  soldOutWords,
  wineCountryChoices,
} from "./dish-words.ts";

const dishPrice = own<NonNullable<MenuItem["price"]>>(m.dish_price_any, {
  expected: m.expected_price,
  empty: {},
  inWords: pricesWords,
  isShort: true,
  Control: DishPriceControl,
});

/** A field of dishes that wines do not have, or the other way round. */
function onlyWhere<Value, Content>(
  isWine: boolean,
  field: Field<Value, Content>,
): Field<Value, Content> {
  return {
    ...field,
    Control: (props) => (useIsWineList() === isWine ? field.Control?.(props) : undefined),
  };
}

const WINE: Fields<NonNullable<MenuItem["wine"]>> = {
  producer: orNone(line(m.wine_producer, { expected: m.expected_one_line })),
  country: orNone(
    choice<WineCountry>(m.wine_country, {
      empty: "" as WineCountry,
      choices: () => [["", m.wine_country_none()], ...wineCountryChoices()],
    }),
  ),
  grape: orNone(line(m.wine_grape, { expected: m.expected_one_line })),
  vintage: orNone(
    line(m.wine_vintage, { hint: m.wine_vintage_hint, expected: m.wine_vintage_hint, maximum: 4 }),
  ),
  glass: orNone(
    own<NonNullable<MenuItem["price"]>>(m.wine_glass_any, {
      expected: m.expected_price,
      empty: {},
      inWords: pricesWords,
      isShort: true,
      Control: GlassPriceControl,
    }),
  ),
};

/** All that a menu says of one dish. What is left empty is not in the dish. */
export const DISH: Fields<MenuItem> = {
  name: line(m.dish_name, { hint: m.dish_name_hint, expected: m.expected_line }),
  language: orNone(
    choice<string>(m.dish_language, {
      hint: m.dish_language_hint,
      empty: "",
      choices: (current) => [["", m.dish_language_of_menu()], ...languageChoices(current)],
    }),
  ),
  wine: onlyWhere(true, orNone(named(m.wine_facts, record(WINE)))),
  cut: onlyWhere(
    false,
    orNone(
      choice<Cut>(m.dish_cut, {
        hint: m.dish_cut_hint,
        empty: "" as Cut,
        choices: () => [["", m.dish_cut_none()], ...cutChoices()],
      }),
    ),
  ),
  price: orNone(dishPrice),
  explanation: orNone(
    through(
      texts(m.dish_explanation, {
        hint: m.dish_explanation_hint,
        expected: m.expected_one_line,
        isLong: true,
        maximum: LONGEST.line,
      }),
      {
        empty: {},
        shown: (given: NonNullable<MenuItem["explanation"]>) => ({ ...EMPTY_TEXTS, ...given }),
        kept: (all) => {
          const filled = LANGUAGES.filter((language) => all[language] !== "");
          return Object.fromEntries(filled.map((language) => [language, all[language]]));
        },
      },
    ),
  ),
  portion: orNone(
    texts(m.dish_portion, { hint: m.dish_portion_hint, expected: m.expected_all_or_none }),
  ),
  diets: orNone(
    some<Diet>(m.dish_diets, {
      useChoices: () => DIETS.map((diet) => [diet, dietWords(diet)] as const),
      wordsOf: dietWords,
      inOrder: "of choices",
    }),
  ),
  allergens: orNone(
    own<NonNullable<MenuItem["allergens"]>, MenuItem>(m.dish_allergens, {
      empty: {},
      inWords: allergensWords,
      Control: AllergensControl,
    }),
  ),
  isHidden: through(check(m.dish_shown, { empty: true }), {
    empty: undefined,
    shown: (isHidden: boolean | undefined) => isHidden !== true,
    kept: (isShown) => (isShown ? undefined : true),
  }),
  soldOutUntil: orNone(own<string>(m.dish_sold_out, { empty: "", inWords: soldOutWords })),
};
