import { LONGEST, MOST } from "#content/schemas/content-maxima.ts";
import type { Cut } from "#content/schemas/cuts.ts";
import { DIETS, type Diet } from "#content/schemas/dish-statements.ts";
import { type SizeName, sizeName } from "#content/schemas/dish-sizes.ts";
import type { MenuItem } from "#content/kinds/menu.ts";
import type { WineCountry } from "#content/schemas/wine-countries.ts";
import { LANGUAGES } from "#language/languages.ts";
import { AllergensControl } from "../controls/menu/allergens-control.tsx";
import { type Prices, PricesControl } from "../controls/menu/dish-price-control.tsx";
import { PriceControl } from "../controls/price-control.tsx";
import { deskLanguage } from "../language/desk-language.ts";
import { useIsWineList, useRestaurantSlug } from "../controls/menu/use-currency.ts";
import { m } from "../paraglide/messages.js";
import { editedIf, list, named, orNone, record, through } from "../pieces/composed-fields.tsx";
import {
  check,
  choice,
  EMPTY_TEXTS,
  type Label,
  line,
  own,
  picture,
  some,
  texts,
} from "../pieces/field-types.tsx";
import type { Fields } from "../pieces/fields.ts";
import {
  allergensWords,
  cutChoices,
  dietWords,
  languageChoices,
  pricesWords,
  sizeChoices,
  soldOutWords,
  wineCountryChoices,
} from "./dish-words.ts";

const priceOf = (label: Label, words: typeof m.dish_price) =>
  own<Prices>(label, {
    expected: m.expected_price,
    empty: {},
    inWords: pricesWords,
    isShort: true,
    Control: (props) => <PricesControl {...props} words={words} />,
  });

const name = { hint: m.dish_name_hint, expected: m.expected_line };

/** A size with its price (rule 4.20). */
const SIZE: Fields<NonNullable<MenuItem["sizes"]>[number]> = {
  size: choice<SizeName>(m.dish_size, { empty: "half", choices: sizeChoices }),
  amount: own<number | undefined>(m.dish_size_amount, {
    expected: m.expected_size,
    empty: undefined,
    inWords: (amount) => String(amount ?? ""),
    isShort: true,
    Control: (props) => <PriceControl {...props} label={m.dish_size_amount()} />,
  }),
  price: priceOf(m.field_price, m.dish_price),
};

const useIsDish = () => !useIsWineList();

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
  glass: orNone(priceOf(m.wine_glass_any, m.wine_glass)),
};

/** All fields of a dish. Empty fields are omitted. */
export const DISH: Fields<MenuItem> = {
  name: editedIf(useIsWineList, line(m.wine_name_label, name), line(m.dish_name, name)),
  language: orNone(
    choice<string>(m.dish_language, {
      hint: m.dish_language_hint,
      empty: "",
      choices: (current) => [["", m.dish_language_of_menu()], ...languageChoices(current)],
    }),
  ),
  wine: editedIf(useIsWineList, orNone(named(m.wine_facts, record(WINE)))),
  cut: editedIf(
    useIsDish,
    orNone(
      choice<Cut>(m.dish_cut, {
        hint: m.dish_cut_hint,
        empty: "" as Cut,
        choices: () => [["", m.dish_cut_none()], ...cutChoices()],
      }),
    ),
  ),
  price: orNone(
    editedIf(
      useIsWineList,
      priceOf(m.field_price, m.wine_bottle),
      priceOf(m.field_price, m.dish_price),
    ),
  ),
  sizes: orNone(
    list<NonNullable<MenuItem["sizes"]>[number]>(m.dish_sizes, {
      hint: m.dish_sizes_hint,
      expected: m.expected_size,
      item: { ...record(SIZE), expected: m.expected_size },
      maximum: MOST.sizesOfDish,
      nameOf: (size) => sizeName(size, deskLanguage()),
      numbered: m.dish_size_number,
      addText: m.dish_size_add,
    }),
  ),
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
  image: orNone(picture(m.experience_image, { isOptional: true, useOwner: useRestaurantSlug })),
  portion: orNone(
    texts(m.dish_portion, { hint: m.dish_portion_hint, expected: m.expected_all_or_none }),
  ),
  diets: orNone(
    some<Diet>(m.dish_diets, {
      values: DIETS,
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
  isHidden: through(check(m.column_on_site, { empty: true }), {
    empty: undefined,
    shown: (isHidden: boolean | undefined) => isHidden !== true,
    kept: (isShown) => (isShown ? undefined : true),
  }),
  soldOutUntil: orNone(own<string>(m.dish_sold_out, { empty: "", inWords: soldOutWords })),
};
