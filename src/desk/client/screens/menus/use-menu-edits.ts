import type { RefObject } from "react";
import type { MenuItem } from "#content/shapes/menu-content.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { moveRow } from "#desk/client/pieces/move-row.ts";
import { rowKey } from "#desk/client/pieces/row-keys.ts";
import type { Drag, Place } from "#desk/client/pieces/use-drag.ts";
import { useRowState } from "#desk/client/pieces/use-row-state.ts";
import { announce } from "#desk/client/ui/announcements.tsx";
import {
  gapBeside,
  insertItem,
  itemAt,
  moveItem,
  newSection,
  removeItem,
  type Sections,
} from "./menu-sections.ts";

export const dishName = ({ name }: MenuItem, index: number) =>
  name.trim() || m.dish_number({ number: index + 1 });

export const sectionName = (sections: Sections, index: number) =>
  sections[index]?.title.pt.trim() || m.section_number({ number: index + 1 });

/**
 * What can be done with the rows of a menu. The focus follows the row that moves, or goes to what is
 * next to one that is gone; where a row went is read out, and what is removed can be had back.
 */
export function useMenuEdits(
  sections: Sections,
  onChange: (sections: Sections) => void,
  root: RefObject<HTMLElement | null>,
) {
  const { said, say, isOpen, setOpen, focusIn, focusOn, latest } = useRowState(sections, root);

  function placed(next: Sections, item: MenuItem): void {
    const section = next.findIndex(({ items }) => items.includes(item));
    const items = next[section]?.items ?? [];
    const index = items.indexOf(item);
    const position = { position: index + 1, count: items.length };
    const names = { name: dishName(item, index), section: sectionName(next, section) };
    say(m.dish_moved({ ...names, ...position }));
    onChange(next);
  }

  function move(from: Place, gap: Place | undefined, focus?: string): void {
    const item = itemAt(sections, from);
    if (item === undefined || gap === undefined) return;
    if (focus !== undefined) focusIn(rowKey(item), focus);
    placed(moveItem(sections, from, gap), item);
  }

  function reorder(from: number, gap: number, focus?: string): void {
    const section = sections[from];
    const next = moveRow(sections, from, gap);
    if (section === undefined || gap < 0 || gap > sections.length) return;
    if (focus !== undefined) focusIn(rowKey(section), focus);
    const to = next.indexOf(section);
    const name = sectionName(next, to);
    say(m.item_moved({ name, position: to + 1, count: next.length }));
    onChange(next);
  }

  return {
    said,
    isOpen,
    setOpen,
    stepDish(from: Place, by: -1 | 1): void {
      move(from, gapBeside(sections, from, by), `[data-move="${by}"] button`);
    },
    canStep: (from: Place, by: -1 | 1) => gapBeside(sections, from, by) !== undefined,
    /** To the end of another section. */
    sendDish(from: Place, section: number): void {
      const index = sections[section]?.items.length ?? 0;
      move(from, { section, index }, "[data-to-section] select");
    },
    stepSection(from: number, by: -1 | 1): void {
      reorder(from, by < 0 ? from - 1 : from + 2, `[data-move-section="${by}"] button`);
    },
    drop({ kind, from, gap }: Drag): void {
      if (gap === undefined) return;
      if (kind === "row") move(from, gap);
      else reorder(from.index, gap.index);
    },
    addDish(section: number): void {
      const item: MenuItem = { name: "" };
      const index = sections[section]?.items.length ?? 0;
      const key = rowKey(item);
      setOpen(key, true);
      focusIn(key, "input");
      onChange(insertItem(sections, { section, index }, item));
    },
    removeDish(from: Place): void {
      const item = itemAt(sections, from);
      const section = sections[from.section];
      if (item === undefined || section === undefined) return;
      const neighbour = section.items[from.index + 1] ?? section.items[from.index - 1];
      if (neighbour === undefined) focusIn(rowKey(section), "[data-add] button");
      else focusIn(rowKey(neighbour), "button");
      onChange(removeItem(sections, from));
      announce(m.item_removed({ name: dishName(item, from.index) }), () => {
        const now = latest.current;
        const at = now.findIndex((one) => rowKey(one) === rowKey(section));
        const target = Math.max(0, at === -1 ? Math.min(from.section, now.length - 1) : at);
        const index = Math.min(from.index, now[target]?.items.length ?? 0);
        focusIn(rowKey(item), "button");
        onChange(insertItem(now, { section: target, index }, item));
      });
    },
    addSection(): void {
      const section = newSection();
      setOpen(rowKey(section), true);
      focusIn(rowKey(section), "input");
      onChange([...sections, section]);
    },
    removeSection(at: number): void {
      const section = sections[at];
      if (section === undefined) return;
      const neighbour = sections[at + 1] ?? sections[at - 1];
      if (neighbour === undefined) focusOn("[data-add-section] button");
      else focusIn(rowKey(neighbour), "button");
      onChange(sections.toSpliced(at, 1));
      announce(m.item_removed({ name: sectionName(sections, at) }), () => {
        focusIn(rowKey(section), "button");
        onChange(latest.current.toSpliced(at, 0, section));
      });
    },
  };
}

export type MenuEdits = ReturnType<typeof useMenuEdits>;
