import type { ItemList } from "schema-dts";
import type { PageFacts } from "./site-facts.ts";

interface Item {
  readonly name: string;
  /** Pathname of the item's own page, if it has one. */
  readonly path?: string;
}

/** The things that a list shows, in its order. */
export function listNode({ site, path }: PageFacts, items: readonly Item[]): ItemList {
  return {
    "@type": "ItemList",
    "@id": `${site.siteUrl}${path}#list`,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      ...(item.path !== undefined && { url: site.siteUrl + item.path }),
    })),
  };
}
