import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { m } from "../paraglide/messages.js";
import { announce } from "../ui/announcements.tsx";
import { useFieldError } from "../ui/field.tsx";
import {
  gapBeside,
  insertRow,
  type Lists,
  type Place,
  placeInGap,
  removeRow,
  rowAt,
  rowKey,
} from "./lists.ts";
import type { Drag } from "./use-drag.ts";
import { useLatest } from "../ui/use-latest.ts";

/** State of a row editor: open rows, announcements, and the focus after the next render. */
export function useRowState(root: RefObject<HTMLElement | null>) {
  const [said, say] = useState("");
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const focusNext = useRef("");
  useEffect(() => {
    if (focusNext.current === "") return;
    root.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = "";
  });
  const show = useCallback((key: string, isShown: boolean) => {
    setOpen((before) => {
      const after = new Set(before);
      if (isShown) after.add(key);
      else after.delete(key);
      return after;
    });
  }, []);
  return {
    said,
    say,
    isOpen: (key: string) => open.has(key),
    setOpen: show,
    focusIn(key: string, part: string): void {
      focusNext.current = `[data-row="${key}"] ${part}`;
    },
    focusOn(selector: string): void {
      focusNext.current = selector;
    },
  };
}

export type RowState = ReturnType<typeof useRowState>;

export function useRowError(
  { setOpen }: Pick<RowState, "setOpen">,
  key: string,
  path: string,
): string | undefined {
  const error = useFieldError(path);
  useEffect(() => {
    if (error !== undefined) setOpen(key, true);
    // The user may close it again.
  }, [error, key, setOpen]);
  return error;
}

interface EditedRows<Row> {
  readonly lists: Lists<Row>;
  readonly onChange: (lists: Lists<Row>) => void;
  readonly nameOf: (row: Row, index: number) => string;
  readonly state: RowState;
  readonly within?: readonly { readonly name: string; readonly key: string }[];
  /** The attribute of move buttons, if two kinds of rows are nested. */
  readonly moveAttribute?: string;
  /** A selector of the button that adds to an empty list. */
  readonly addButton?: string;
}

/**
 * Actions on rows. The focus follows a moved row, or goes to a removed one's neighbour; moves are
 * announced and removals can be undone.
 */
export function useRows<Row>(rows: EditedRows<Row>) {
  const { lists, onChange, nameOf, state, within, moveAttribute = "data-move" } = rows;
  const { addButton = "[data-add] button" } = rows;
  const { say, setOpen, focusIn, focusOn } = state;
  const latest = useLatest(rows);

  function move(from: Place, gap: Place | undefined, focus?: string): void {
    const row = rowAt(lists, from);
    if (row === undefined || gap === undefined) return;
    const to = placeInGap(from, gap);
    const next = insertRow(removeRow(lists, from), to, row);
    if (focus !== undefined) focusIn(rowKeyAt(row, to.index), focus);
    const place = {
      name: nameOf(row, to.index),
      position: to.index + 1,
      count: next[to.list]?.length ?? 0,
    };
    const list = within?.[to.list];
    say(list === undefined ? m.item_moved(place) : m.dish_moved({ ...place, section: list.name }));
    onChange(next);
  }

  return {
    canStep: (from: Place, by: -1 | 1) => gapBeside(lists, from, by) !== undefined,
    step(from: Place, by: -1 | 1): void {
      move(from, gapBeside(lists, from, by), `[${moveAttribute}="${by}"] button`);
    },
    /** Moves a row to the end of another list. */
    send(from: Place, list: number): void {
      move(from, { list, index: lists[list]?.length ?? 0 }, "[data-to-section] select");
    },
    drop({ from, gap }: Drag): void {
      move(from, gap);
    },
    add(row: Row, list = 0): void {
      const index = lists[list]?.length ?? 0;
      const key = rowKeyAt(row, index);
      setOpen(key, true);
      focusIn(key, ":is(input, textarea, select)");
      onChange(insertRow(lists, { list, index }, row));
    },
    remove(from: Place): void {
      const row = rowAt(lists, from);
      if (row === undefined) return;
      const list = lists[from.list] ?? [];
      const neighbour = list[from.index + 1] ?? list[from.index - 1];
      const own = within?.[from.list]?.key;
      if (neighbour !== undefined) focusIn(rowKeyAt(neighbour, from.index), "button");
      else if (own === undefined) focusOn(addButton);
      else focusIn(own, addButton);
      onChange(removeRow(lists, from));
      announce(m.item_removed({ name: nameOf(row, from.index) }), () => {
        const { lists: now, within: lines } = latest.current;
        const known = lines?.findIndex(({ key }) => key === own) ?? from.list;
        const target = Math.max(0, known === -1 ? Math.min(from.list, now.length - 1) : known);
        const index = Math.min(from.index, now[target]?.length ?? 0);
        focusIn(rowKeyAt(row, index), "button");
        latest.current.onChange(insertRow(now, { list: target, index }, row));
      });
    },
  };
}

export type RowEdits<Row = unknown> = ReturnType<typeof useRows<Row>>;

/** Returns a row's key; texts are keyed by index. */
export function rowKeyAt(row: unknown, index: number): string {
  return typeof row === "object" && row !== null ? rowKey(row) : `place-${index}`;
}
