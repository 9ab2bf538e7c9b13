import { m } from "#language/paraglide/messages.js";
import { Picture, PictureCredit } from "#site/ui/picture/picture.tsx";
import type { MenuPage, MenuPageItem } from "./menu-page.ts";

/** The dishes in the order of the menu, section by section. */
export function MenuSections({ menu: { sections } }: { menu: MenuPage }) {
  if (sections.length === 0) return <p className="mt-12">{m.menu_filter_empty()}</p>;
  return sections.map(({ title, items }, index) => {
    const id = `section-${index + 1}`;
    return (
      <section
        key={title}
        aria-labelledby={id}
        className="grid gap-x-10 gap-y-5 border-b border-gold py-[clamp(2rem,4vw,3.25rem)] md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
      >
        <h2 id={id} className="text-title text-link italic">
          {title}
        </h2>
        <ul className="grid gap-5">
          {items.map((item) => (
            <li key={item.name} id={item.id} className="break-inside-avoid">
              <Dish item={item} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function Dish({ item }: { item: MenuPageItem }) {
  const {
    name,
    nameLanguage,
    wine,
    sizes = [],
    explanation,
    image,
    imageAlt = "",
    imageCredit,
    priceText,
    portion,
    marks,
    allergens = [],
    isSoldOut = false,
  } = item;
  const words = (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 lang={nameLanguage} className="font-display text-lead leading-snug">
          {name}
        </h3>
        {priceText !== undefined && <p className="figures">{priceText}</p>}
      </div>
      {isSoldOut && <p className="text-sm font-semibold print:hidden">{m.menu_sold_out()}</p>}
      {wine !== undefined && <p className="text-sm">{wine}</p>}
      {sizes.map(({ text }) => (
        <p key={text} className="figures text-sm">
          {text}
        </p>
      ))}
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
  if (image === undefined) return words;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_min(8rem,28vw)] gap-x-6 print:block">
      <div>{words}</div>
      <div className="print:hidden">
        <Picture
          image={image}
          alt={imageAlt}
          sizes="8rem"
          imgClassName="aspect-square w-full object-cover"
        />
        {/* Over so small a picture it would hide the dish. */}
        <PictureCredit
          image={image}
          credit={imageCredit}
          className="mt-1 block text-xs text-muted wrap-anywhere"
        />
      </div>
    </div>
  );
}
