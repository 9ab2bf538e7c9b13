import type { Category } from "#content/kinds/article.ts";
import { m } from "#language/paraglide/messages.js";
import { plainText } from "#language/plain-text.ts";

/** Rule 4.6: the eight categories with a colour, of the rule before their name. */
const LOOKS: Readonly<Record<Category, { colour: string; name: () => string }>> = {
  Vinhos: { colour: "bg-[#6d1f38]", name: m.news_category_vinhos },
  Receitas: { colour: "bg-[#80502f]", name: m.news_category_receitas },
  Premiações: { colour: "bg-[#6f5e14]", name: m.news_category_premiacoes },
  Eventos: { colour: "bg-[#1f4a8c]", name: m.news_category_eventos },
  Sustentabilidade: { colour: "bg-[#3d5f2e]", name: m.news_category_sustentabilidade },
  Menu: { colour: "bg-[#2b5c60]", name: m.news_category_menu },
  Chef: { colour: "bg-[#4a3a6b]", name: m.news_category_chef },
  Gastronomia: { colour: "bg-[#96371a]", name: m.news_category_gastronomia },
};
const GREY = "bg-[#5f5a55]";

const byPlainName = new Map(
  Object.entries(LOOKS).map(([category, look]) => [plainText(category), look]),
);

/**
 * The badge of a category as the API names it, whatever its case and accents: the class of its
 * colour, and its name in the visitor's language. Any other category is grey under its own name.
 */
export function categoryStyle(category: string): { colour: string; name: string } {
  const look = byPlainName.get(plainText(category).trim());
  return look ? { colour: look.colour, name: look.name() } : { colour: GREY, name: category };
}

/** What kind of article this is, after a short rule in the colour of its category. */
export function CategoryBadge({ category }: { category: string }) {
  if (category.trim() === "") return null;
  const { colour, name } = categoryStyle(category);
  return (
    <span className="category label inline-flex items-center gap-3 wrap-anywhere">
      <span aria-hidden="true" className={`category-rule ${colour}`} />
      <span className="min-w-0">{name}</span>
    </span>
  );
}

/** Rule 3.16: the same five minutes for every article. */
export function ReadingTime() {
  return (
    <span className="figures whitespace-nowrap">
      <span>{m.news_reading_time()}</span>
      <span className="sr-only">{` ${m.news_reading_time_of()}`}</span>
    </span>
  );
}
