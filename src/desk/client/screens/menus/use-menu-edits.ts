import type { RefObject } from "react";
import type { MenuItem, MenuSection } from "#content/kinds/menu.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { listEdits } from "#desk/client/pieces/list-edits.ts";
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

export const sectionName = ({ title }: MenuSection, index: number) =>
  title.pt.trim() || m.section_number({ number: index + 1 });

/**
 * What can be done with the rows of a menu. The focus follows the row that moves, or goes to what is
 * next to one that is gone; where a row went is read out, and what is removed can be had back.
 */
export function useMenuEdits(
  sections: Sections,
  onChange: (sections: Sections) => void,
  root: RefObject<HTMLElement | null>,
) {
  const state = useRowState(sections, root);
  const { said, say, isOpen, setOpen, focusIn, latest } = state;
  const sectionEdits = listEdits({
    rows: sections,
    onChange,
    keyOf: rowKey,
    nameOf: sectionName,
    state,
    moveAttribute: "data-move-section",
    addButton: "[data-add-section] button",
  });

  function placed(next: Sections, item: MenuItem): void {
    const at = next.findIndex(({ items }) => items.includes(item));
    const section = next[at];
    if (section === undefined) return;
    const index = section.items.indexOf(item);
    const position = { position: index + 1, count: section.items.length };
    const names = { name: dishName(item, index), section: sectionName(section, at) };
    say(m.dish_moved({ ...names, ...position }));
    onChange(next);
  }

  function move(from: Place, gap: Place | undefined, focus?: string): void {
    const item = itemAt(sections, from);
    if (item === undefined || gap === undefined) return;
    if (focus !== undefined) focusIn(rowKey(item), focus);
    placed(moveItem(sections, from, gap), item);
  }

  return {
    said,
    isOpen,
    setOpen,
    stepSection: sectionEdits.step,
    addSection: () => sectionEdits.add(newSection()),
    removeSection: sectionEdits.remove,
    stepDish(from: Place, by: -1 | 1): void {
      move(from, gapBeside(sections, from, by), `[data-move="${by}"] button`);
    },
    canStep: (from: Place, by: -1 | 1) => gapBeside(sections, from, by) !== undefined,
    /** To the end of another section. */
    sendDish(from: Place, section: number): void {
      const index = sections[section]?.items.length ?? 0;
      move(from, { section, index }, "[data-to-section] select");
    },
    drop(drag: Drag): void {
      if (drag.kind === "row") move(drag.from, drag.gap);
      else sectionEdits.drop(drag);
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
  };
}

export type MenuEdits = ReturnType<typeof useMenuEdits>;
