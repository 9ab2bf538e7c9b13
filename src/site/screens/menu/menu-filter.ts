import { allergenName, dietName } from "#content/schemas/menu-lines.ts";
import { type Allergen, ALLERGENS, type Diet, DIETS } from "#content/schemas/dish-statements.ts";
import type { Menu } from "#content/snapshot.ts";
import type { MenuItem } from "#content/kinds/menu.ts";
import type { Language } from "#language/languages.ts";

export type ChosenFilter = ReturnType<typeof chosenFilter>;
/** The filter of a menu as its page offers it. */
export type MenuFilter = NonNullable<ReturnType<typeof filterMenu>["filter"]>;

/** What a visitor chose in the query: `?diet=vegan&without=milk&without=nuts`; what is not known is no filter. */
export function chosenFilter(query: URLSearchParams) {
  const diets = query.getAll("diet");
  const without = query.getAll("without");
  return {
    diets: DIETS.filter((diet) => diets.includes(diet)),
    without: ALLERGENS.filter((allergen) => without.includes(allergen)),
  };
}

/**
 * The sections with those dishes of which the restaurant states that they fit, and the form that says so;
 * no form where nothing is stated that could be chosen.
 */
export function filterMenu(
  { sections }: Pick<Menu, "sections">,
  chosen: ChosenFilter,
  language: Language,
) {
  const items = sections.flatMap((section) => section.items);
  const offered = {
    diets: DIETS.filter((diet) => items.some((item) => hasDiet(item, diet))),
    without: ALLERGENS.filter((allergen) => items.some((item) => isWithout(item, allergen))),
  };
  if (offered.diets.length + offered.without.length === 0) return { sections, filter: undefined };
  const diets = chosen.diets.filter((diet) => offered.diets.includes(diet));
  const without = chosen.without.filter((allergen) => offered.without.includes(allergen));
  const fits = (item: MenuItem) =>
    diets.every((diet) => hasDiet(item, diet)) &&
    without.every((allergen) => isWithout(item, allergen));
  const filtered = sections
    .map((section) => ({ ...section, items: section.items.filter(fits) }))
    .filter((section) => section.items.length > 0);
  const filter = {
    diets: offered.diets.map((value) => ({
      value,
      label: dietName(value, language),
      isChosen: diets.includes(value),
    })),
    allergens: offered.without.map((value) => ({
      value,
      label: allergenName(value, language),
      isChosen: without.includes(value),
    })),
    isOn: diets.length + without.length > 0,
    /** Because they are stated otherwise or nothing is stated. */
    hiddenCount: items.filter((item) => !fits(item)).length,
  };
  return { sections: filtered, filter };
}

function hasDiet({ diets = [] }: MenuItem, diet: Diet): boolean {
  return diets.includes(diet);
}

/** Only statements count: nothing follows from a dish about which nothing is stated. */
function isWithout({ allergens = {} }: MenuItem, allergen: Allergen): boolean {
  return allergens[allergen] === "free" || allergens[allergen] === "can-be-made-without";
}
