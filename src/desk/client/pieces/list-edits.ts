import { m } from "../paraglide/messages.js";
import { announce } from "../ui/announcements.tsx";
import { moveRow } from "./move-row.ts";
import type { Drag } from "./use-drag.ts";
import type { RowState } from "./use-row-state.ts";

interface EditedList<Row> {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  readonly keyOf: (row: Row) => string;
  /** What a row is called at that place. */
  readonly nameOf: (row: Row, index: number) => string;
  readonly state: RowState<readonly Row[]>;
  /** Of the buttons that move a row. */
  readonly moveAttribute?: string;
  /** Finds the button that adds a row. */
  readonly addButton?: string;
}

/**
 * What can be done with the rows of a list. The focus follows the one that moves, or goes to what is
 * next to one that is gone; where one went is read out, and what is removed can be had back.
 */
export function listEdits<Row>(list: EditedList<Row>) {
  const { rows, onChange, keyOf, nameOf, moveAttribute = "data-move" } = list;
  const { addButton = "[data-add] button" } = list;
  const { say, setOpen, focusIn, focusOn, latest } = list.state;

  function move(from: number, gap: number, focus?: string): void {
    const moved = rows[from];
    if (moved === undefined || gap < 0 || gap > rows.length) return;
    const next = moveRow(rows, from, gap);
    const to = next.indexOf(moved);
    if (focus !== undefined) focusIn(keyOf(moved), focus);
    say(m.item_moved({ name: nameOf(moved, to), position: to + 1, count: rows.length }));
    onChange(next);
  }

  return {
    step(from: number, by: -1 | 1): void {
      move(from, by < 0 ? from - 1 : from + 2, `[${moveAttribute}="${by}"] button`);
    },
    drop({ from, gap }: Drag): void {
      if (gap !== undefined) move(from.index, gap.index);
    },
    add(added: Row): void {
      setOpen(keyOf(added), true);
      focusIn(keyOf(added), "input");
      onChange([...rows, added]);
    },
    remove(at: number): void {
      const removed = rows[at];
      if (removed === undefined) return;
      const neighbour = rows[at + 1] ?? rows[at - 1];
      if (neighbour === undefined) focusOn(addButton);
      else focusIn(keyOf(neighbour), "button");
      onChange(rows.toSpliced(at, 1));
      announce(m.item_removed({ name: nameOf(removed, at) }), () => {
        focusIn(keyOf(removed), "button");
        onChange(latest.current.toSpliced(at, 0, removed));
      });
    },
  };
}
