import type { MenuItem, MenuSection } from "#content/kinds/menu.ts";
import { sameRow } from "#desk/client/pieces/row-keys.ts";
import type { Place } from "#desk/client/pieces/use-drag.ts";

// The sections of a menu with their dishes, and what moves among them. Nothing here changes what it gets.

export type Sections = readonly MenuSection[];

export const newSection = (): MenuSection => ({ title: { pt: "", en: "", es: "" }, items: [] });

export function itemAt(sections: Sections, { section, index }: Place): MenuItem | undefined {
  return sections[section]?.items[index];
}

/** How many dishes a menu has. */
export function dishCount(sections: Sections): number {
  return sections.reduce((sum, { items }) => sum + items.length, 0);
}

/** The sections with the dishes of one of them changed. */
function withItems(
  sections: Sections,
  section: number,
  change: (items: MenuSection["items"]) => MenuSection["items"],
): Sections {
  return sections.map((one, at) =>
    at === section ? sameRow({ ...one, items: change(one.items) }, one) : one,
  );
}

export function changeItem(
  sections: Sections,
  { section, index }: Place,
  item: MenuItem,
): Sections {
  return withItems(sections, section, (items) => items.with(index, item));
}

export function insertItem(sections: Sections, gap: Place, item: MenuItem): Sections {
  return withItems(sections, gap.section, (items) => items.toSpliced(gap.index, 0, item));
}

export function removeItem(sections: Sections, { section, index }: Place): Sections {
  return withItems(sections, section, (items) => items.toSpliced(index, 1));
}

/** Moves a dish into a gap, which is counted while the dish is still where it was. */
export function moveItem(sections: Sections, from: Place, gap: Place): Sections {
  const item = itemAt(sections, from);
  if (item === undefined) return sections;
  const isBehind = gap.section === from.section && gap.index > from.index;
  const target = isBehind ? { ...gap, index: gap.index - 1 } : gap;
  return insertItem(removeItem(sections, from), target, item);
}

/** The gap one step up or down, in the next section where its own one ends; undefined at either end. */
export function gapBeside(sections: Sections, from: Place, by: -1 | 1): Place | undefined {
  const { section, index } = from;
  const isLast = index === (sections[section]?.items.length ?? 0) - 1;
  if (by < 0 && index > 0) return { section, index: index - 1 };
  if (by > 0 && !isLast) return { section, index: index + 2 };
  const neighbour = sections[section + by];
  if (neighbour === undefined) return undefined;
  return { section: section + by, index: by < 0 ? neighbour.items.length : 0 };
}
