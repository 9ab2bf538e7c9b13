import type { Currency } from "#language/currencies.ts";
import type { MenuContent, MenuItem } from "#content/kinds/menu.ts";

interface CopyOptions {
  /** The language of the menu that the dishes go to. */
  readonly language: string;
  /** The only currency whose prices go along; without one no price does. */
  readonly currency: Currency | undefined;
  /** Whether marks and allergens go along: another kitchen may cook otherwise. */
  readonly hasStatements: boolean;
}

/** The sections of a menu for the menu of another restaurant. */
export function copiedSections(
  { sections, language }: Pick<MenuContent, "sections" | "language">,
  options: CopyOptions,
): MenuContent["sections"] {
  return sections.map(({ title, items }) => ({
    title,
    items: items.map((item) => copiedItem(item, language, options)),
  }));
}

function copiedItem(
  { language: own, price, diets, allergens, ...item }: MenuItem,
  menuLanguage: string,
  { language: targetLanguage, currency, hasStatements }: CopyOptions,
): MenuItem {
  const { soldOutUntil: _, ...kept } = item;
  const language = own ?? menuLanguage;
  const amount = currency && price?.[currency];
  return {
    ...kept,
    // A name whose language goes without saying there needs to say it here, and the other way round.
    ...(language !== targetLanguage && { language }),
    ...(currency !== undefined && amount !== undefined && { price: { [currency]: amount } }),
    ...(hasStatements && diets && { diets }),
    ...(hasStatements && allergens && { allergens }),
  };
}
