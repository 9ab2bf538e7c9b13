import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/**
 * What an editor of rows remembers beside them: which are open, what was read out, and where the focus
 * goes once the rows are shown again. It follows the row that moves, or goes to what is next to one that
 * is gone.
 */
export function useRowState<Rows>(rows: Rows, root: RefObject<HTMLElement | null>) {
  const [said, say] = useState("");
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const focusNext = useRef("");
  /** For undoing, which comes after other changes. */
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
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

  const focusIn = (key: string, part: string) => {
    focusNext.current = `[data-row="${key}"] ${part}`;
  };

  return {
    said,
    say,
    isOpen: (key: string) => open.has(key),
    setOpen: show,
    /** The focus goes to a part of the row with that key. */
    focusIn,
    /** The focus goes to what that selector finds among the rows. */
    focusOn(selector: string): void {
      focusNext.current = selector;
    },
    /** The rows as they are when something is undone. */
    latest,
  };
}

export type RowState<Rows> = ReturnType<typeof useRowState<Rows>>;
