import {
  type Allergen,
  ALLERGENS,
  type AllergenStatement,
  type Diet,
  DIETS,
} from "#content/schemas/dish-statements.ts";
import type { MenuContent, MenuItem } from "#content/kinds/menu.ts";
import { type Currency, currencySymbol, moneyFormat } from "#language/currencies.ts";
import { type Language, LANGUAGE_TAGS } from "#language/languages.ts";
import { sizeName } from "./dish-sizes.ts";
import { m } from "#language/paraglide/messages.js";
import { WEEKDAYS, weekdayName } from "#language/weekdays.ts";
import { countryName } from "#language/countries.ts";

// Lines of a menu that page and PDF share (rule 4.13).

const DIET_NAMES: Readonly<Record<Diet, typeof m.menu_diet_vegan>> = {
  vegetarian: m.menu_diet_vegetarian,
  vegan: m.menu_diet_vegan,
  "gluten-free": m.menu_diet_gluten_free,
  "lactose-free": m.menu_diet_lactose_free,
};

const ALLERGEN_NAMES: Readonly<Record<Allergen, typeof m.menu_allergen_milk>> = {
  gluten: m.menu_allergen_gluten,
  crustaceans: m.menu_allergen_crustaceans,
  eggs: m.menu_allergen_eggs,
  fish: m.menu_allergen_fish,
  peanuts: m.menu_allergen_peanuts,
  soybeans: m.menu_allergen_soybeans,
  milk: m.menu_allergen_milk,
  nuts: m.menu_allergen_nuts,
  celery: m.menu_allergen_celery,
  mustard: m.menu_allergen_mustard,
  sesame: m.menu_allergen_sesame,
  sulphites: m.menu_allergen_sulphites,
  lupin: m.menu_allergen_lupin,
  molluscs: m.menu_allergen_molluscs,
};

type Dated = Pick<MenuContent, "validFrom" | "validThrough" | "service">;

/** Returns a dish's name; a wine's with its vintage. */
export function dishName({ name, wine }: Pick<MenuItem, "name" | "wine">): string {
  return wine?.vintage === undefined ? name : `${name} ${wine.vintage}`;
}

/** Returns "Bodega · Malbec · Argentina"; "" for a dish that is no wine. */
export function wineLine({ wine = {} }: Pick<MenuItem, "wine">, language: Language): string {
  const { producer, grape, country } = wine;
  return [producer, grape, country && countryName(country, language)]
    .filter((one) => one !== undefined)
    .join(" · ");
}

/** Returns the other sizes of a dish; a wine's glass comes first. */
function sizesOf({ wine, sizes = [] }: Pick<MenuItem, "wine" | "sizes">) {
  const glass = wine?.glass ?? {};
  const isGlass = Object.keys(glass).length > 0;
  return [...(isGlass ? [{ size: "glass", price: glass } as const] : []), ...sizes];
}

/** Returns each size's name and its line, "Glass 150 ml: R$ 45" (rule 4.20). */
export function sizeLines(
  dish: Pick<MenuItem, "wine" | "sizes">,
  menu: Pick<MenuContent, "sections">,
  language: Language,
) {
  return sizesOf(dish).map((one) => {
    const name = sizeName(one, language);
    return { name, price: one.price, text: `${name}: ${priceLine(one, menu, language)}` };
  });
}

/**
 * Returns "R$ 38", one price per currency; "" without a price. If two currencies of a menu share a sign, each gets its
 * code: "CLP $ 18.900".
 */
export function priceLine(
  { price = {} }: { readonly price?: MenuItem["price"] | undefined },
  { sections }: Pick<MenuContent, "sections">,
  language: Language,
): string {
  const ambiguous = ambiguousCurrencies(sections);
  return (Object.entries(price) as [Currency, number][])
    .map(([currency, amount]) => {
      const code = ambiguous.has(currency) ? `${currency}\u00A0` : "";
      // The typefaces have no narrow space.
      return code + moneyFormat(currency, language).format(amount).replaceAll("\u202F", "\u00A0");
    })
    .join(" · ");
}

/** Returns a menu's currencies that share their sign. Cached per menu, because each dish asks. */
function ambiguousCurrencies(sections: MenuContent["sections"]): ReadonlySet<Currency> {
  const known = KNOWN_AMBIGUOUS.get(sections);
  if (known !== undefined) return known;
  const prices = sections.flatMap(({ items }) =>
    items.flatMap((dish) => [dish, ...sizesOf(dish)].map(({ price = {} }) => price)),
  );
  const currencies = [...new Set(prices.flatMap((one) => Object.keys(one) as Currency[]))];
  const bySymbol = Map.groupBy(currencies, currencySymbol);
  const ambiguous = new Set([...bySymbol.values()].filter(({ length }) => length > 1).flat());
  KNOWN_AMBIGUOUS.set(sections, ambiguous);
  return ambiguous;
}
const KNOWN_AMBIGUOUS = new WeakMap<MenuContent["sections"], ReadonlySet<Currency>>();

export function dietName(diet: Diet, language: Language): string {
  return DIET_NAMES[diet]({}, { locale: language });
}

export function allergenName(allergen: Allergen, language: Language): string {
  return ALLERGEN_NAMES[allergen]({}, { locale: language });
}

/** Returns "Vegetarian · Gluten-free"; "" without a mark. */
export function dietLine({ diets = [] }: Pick<MenuItem, "diets">, language: Language): string {
  const marks = DIETS.filter((diet) => diets.includes(diet));
  return marks.map((diet) => dietName(diet, language)).join(" · ");
}

/** Returns whether a menu states any allergen; else its dishes have no allergen lines. */
export function statesAllergens({ sections }: Pick<MenuContent, "sections">): boolean {
  return sections.some(({ items }) =>
    items.some(({ allergens = {} }) => Object.keys(allergens).length > 0),
  );
}

/** Returns a line per kind of statement, and one that refers other allergens to the staff. */
export function allergenLines(
  { allergens = {} }: Pick<MenuItem, "allergens">,
  language: Language,
): string[] {
  const locale = { locale: language };
  const named = (wanted: AllergenStatement) =>
    ALLERGENS.filter((allergen) => (allergens[allergen] ?? "unknown") === wanted);
  const line = (
    wanted: AllergenStatement,
    message: (inputs: { allergens: string }, options: typeof locale) => string,
  ) => {
    const names = named(wanted).map((allergen) => allergenName(allergen, language));
    return names.length === 0 ? [] : [message({ allergens: listOf(names, language) }, locale)];
  };
  const unknown = named("unknown").length;
  const ask = unknown === ALLERGENS.length ? m.menu_allergens_ask_all : m.menu_allergens_ask;
  return [
    ...line("contains", m.menu_allergens_contains),
    ...line("may-contain", m.menu_allergens_may_contain),
    ...line("can-be-made-without", m.menu_allergens_without),
    ...(unknown === 0 ? [] : [ask({}, locale)]),
  ];
}

/** The note below a menu that states allergens (rule 4.14). */
export function allergenLaw(country: string, language: Language): string {
  const message = country === "Espanha" ? m.menu_allergens_spain : m.menu_allergens_general;
  return message({}, { locale: language });
}

/** The note below an incomplete menu. */
export function selectionLine(language: Language): string {
  return m.menu_selection({}, { locale: language });
}

/** Returns when a menu is served, as far as known: days with hours, and dates. */
export function serviceLines(menu: Dated, language: Language): string[] {
  const times = menu.service.map(({ days, opens, closes }) => {
    const hours = opens === undefined ? "" : `, ${opens}–${closes}`;
    return daysOf(days, language) + hours;
  });
  const [first = "", ...others] = times;
  const served = [first.charAt(0).toLocaleUpperCase(language) + first.slice(1), ...others];
  return [served.join("; "), validity(menu, language)].filter((line) => line !== "");
}

/** Writes runs of three or more days by their first and last. */
export function daysOf(days: readonly (typeof WEEKDAYS)[number][], language: Language): string {
  const runs: number[][] = [];
  for (const [at, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue;
    if (runs.at(-1)?.at(-1) === at - 1) runs.at(-1)?.push(at);
    else runs.push([at]);
  }
  const names = runs.flatMap((run) => {
    const [first = "", ...others] = run.map((at) => weekdayName(at, language));
    if (run.length < 3) return [first, ...others];
    return [m.menu_days_range({ first, last: others.at(-1) ?? "" }, { locale: language })];
  });
  return listOf(names, language);
}

export function validity(
  { validFrom, validThrough }: Pick<Dated, "validFrom" | "validThrough">,
  language: Language,
): string {
  const locale = { locale: language };
  const from = validFrom && dateText(validFrom, language);
  const through = validThrough && dateText(validThrough, language);
  if (from && through) return m.menu_valid({ from, through }, locale);
  if (from) return m.menu_valid_from({ from }, locale);
  return through ? m.menu_valid_through({ through }, locale) : "";
}

function dateText(date: string, language: Language): string {
  const tag = language === "en" ? "en-GB" : LANGUAGE_TAGS[language];
  return new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(
    Date.parse(date),
  );
}

function listOf(names: readonly string[], language: Language): string {
  const known = LIST_FORMATS.get(language) ?? new Intl.ListFormat(LANGUAGE_TAGS[language]);
  LIST_FORMATS.set(language, known);
  return known.format(names);
}
const LIST_FORMATS = new Map<Language, Intl.ListFormat>();
