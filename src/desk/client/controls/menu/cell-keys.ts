import type { KeyboardEvent } from "react";

const CONTROLS = "input, button, select";

/**
 * The keys of a spreadsheet in a table whose cells name their `data-column`: Enter and the arrows go to the next row of
 * the same column, Shift+Enter and the arrow up to the one before. A button keeps its Enter.
 */
export function onCellKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget } = event;
  const isOther = event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing;
  const isEnter = key === "Enter" && !(target instanceof HTMLButtonElement);
  if (isOther || !(isEnter || key === "ArrowDown" || key === "ArrowUp")) return;
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
  const column = cell?.dataset["column"];
  if (cell === null || column === undefined) return;
  const cells = [...currentTarget.querySelectorAll(`[data-column="${CSS.escape(column)}"]`)];
  const by = key === "ArrowUp" || (isEnter && shiftKey) ? -1 : 1;
  event.preventDefault();
  const next = cells[cells.indexOf(cell) + by]?.querySelector<HTMLElement>(CONTROLS);
  next?.focus();
  if (next instanceof HTMLInputElement && next.type !== "checkbox") next.select();
}
