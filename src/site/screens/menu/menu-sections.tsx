import { m } from "#language/paraglide/messages.js";
import type { MenuPage, MenuPageItem } from "./menu-page.ts";

/** The dishes in the order of the menu, section by section. */
export function MenuSections({ menu: { sections } }: { menu: MenuPage }) {
  if (sections.length === 0) return <p className="mt-12">{m.menu_filter_empty()}</p>;
  return sections.map(({ title, items }, index) => {
    const id = `section-${index + 1}`;
    return (
      <section key={title} aria-labelledby={id} className="mt-[clamp(3rem,5vw,4.5rem)]">
        <h2 id={id} className="text-title text-link">
          {title}
        </h2>
        <ul className="mt-4 border-t border-line">
          {items.map((item) => (
            <li
              key={item.name}
              id={item.id}
              className="break-inside-avoid border-b border-line py-4"
            >
              <Dish item={item} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function Dish({ item }: { item: MenuPageItem }) {
  const { name, nameLanguage, explanation, priceText, portion, marks, allergens = [] } = item;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 lang={nameLanguage} className="font-display text-lead leading-snug">
          {name}
        </h3>
        {priceText !== undefined && <p className="figures">{priceText}</p>}
      </div>
      {explanation !== undefined && <p className="text-sm text-muted">{explanation}</p>}
      {portion !== undefined && <p className="text-sm text-muted">{portion}</p>}
      {marks !== undefined && <p className="text-sm font-semibold">{marks}</p>}
      {allergens.length > 0 && (
        <ul className="text-sm text-muted">
          {allergens.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
