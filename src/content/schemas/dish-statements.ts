// Free of libraries, because the desk's pages import it.

/** A dish without a mark makes no statement. */
export const DIETS = ["vegetarian", "vegan", "gluten-free", "lactose-free"] as const;
export type Diet = (typeof DIETS)[number];

/** The 14 of Annex II to Regulation (EU) No 1169/2011, in its order. */
export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soybeans",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** A statement about one allergen; an allergen without one is unknown. */
export const ALLERGEN_STATEMENTS = [
  "contains",
  "may-contain",
  "can-be-made-without",
  "free",
  "unknown",
] as const;
export type AllergenStatement = (typeof ALLERGEN_STATEMENTS)[number];

interface DishStatements {
  readonly diets?: readonly Diet[] | undefined;
  readonly allergens?:
    | Readonly<Partial<Record<Allergen, AllergenStatement | undefined>>>
    | undefined;
}

const EXCLUDED_BY: Readonly<Record<Diet, readonly Allergen[]>> = {
  vegetarian: ["crustaceans", "fish", "molluscs"],
  vegan: ["crustaceans", "eggs", "fish", "milk", "molluscs"],
  "gluten-free": ["gluten"],
  // Lactose-free milk is still milk.
  "lactose-free": [],
};

export function contradictions({ diets = [], allergens = {} }: DishStatements) {
  return diets.flatMap((diet) =>
    EXCLUDED_BY[diet]
      .filter((allergen) => allergens[allergen] === "contains")
      .map((allergen) => ({ diet, allergen })),
  );
}
