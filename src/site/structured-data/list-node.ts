import type { ItemList } from "schema-dts";
import type { PageFacts } from "./site-facts.ts";

interface Item {
  readonly name: string;
  /** Pathname of the item's own page, if it has one. */
  readonly path?: string;
}

/** The things that a list shows, in its order; `before` is how many are on the pages before this. */
export function listNode({ site, path }: PageFacts, items: readonly Item[], before = 0): ItemList {
  return {
    "@type": "ItemList",
    "@id": `${site.siteUrl}${path}#list`,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: before + index + 1,
      name: item.name,
      ...(item.path !== undefined && { url: site.siteUrl + item.path }),
    })),
  };
}
