import type { Menu as MenuNode, MenuItem as MenuItemNode, RestrictedDiet } from "schema-dts";
import type { MenuPage, MenuPageItem } from "../screens/menu/menu-page.ts";
import { absolute, type PageFacts, type SiteFacts } from "./site-facts.ts";

const DIETS: Readonly<Record<NonNullable<MenuPageItem["diets"]>[number], RestrictedDiet>> = {
  vegetarian: "https://schema.org/VegetarianDiet",
  vegan: "https://schema.org/VeganDiet",
  "gluten-free": "https://schema.org/GlutenFreeDiet",
  "lactose-free": "https://schema.org/LowLactoseDiet",
};

/** Returns a menu with exactly the dishes, explanations, prices and marks that its page shows. */
export function menuNode({ site, path, language }: PageFacts, menu: MenuPage): MenuNode {
  const { restaurant, title, notes, pdfUrl, sections } = menu;
  return {
    "@type": "Menu",
    "@id": `${site.siteUrl}${path}#menu`,
    name: `${title} – ${restaurant.name}`,
    url: site.siteUrl + path,
    inLanguage: language,
    provider: { "@id": `${site.siteUrl}/#${restaurant.slug}` },
    ...(notes.length > 0 && { description: notes.join(" · ") }),
    encoding: {
      "@type": "MediaObject",
      contentUrl: absolute(site, pdfUrl),
      encodingFormat: "application/pdf",
    },
    hasMenuSection: sections.map((section) => ({
      "@type": "MenuSection",
      name: section.title,
      hasMenuItem: section.items.map((item) => itemNode(site, item)),
    })),
  };
}

const offerOf = ([priceCurrency, price]: readonly [string, number]) => ({
  "@type": "Offer" as const,
  price,
  priceCurrency,
});

function itemNode(site: SiteFacts, item: MenuPageItem): MenuItemNode {
  const { name, wine, explanation, image, price = {}, sizes = [], diets = [] } = item;
  const { isSoldOut = false } = item;
  const description = [wine, explanation].filter(Boolean).join(". ");
  const availability = isSoldOut && { availability: "https://schema.org/SoldOut" as const };
  const offers = [
    ...Object.entries(price).map((one) => ({ ...offerOf(one), ...availability })),
    ...sizes.flatMap((size) =>
      Object.entries(size.price).map((one) => ({
        ...offerOf(one),
        ...availability,
        name: size.name,
      })),
    ),
  ];
  return {
    "@type": "MenuItem",
    name,
    ...(description !== "" && { description }),
    ...(image !== undefined && { image: absolute(site, image) }),
    ...(offers.length > 0 && { offers }),
    ...(diets.length > 0 && { suitableForDiet: diets.map((diet) => DIETS[diet]) }),
  };
}
