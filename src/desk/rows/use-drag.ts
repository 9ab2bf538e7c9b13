import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Place } from "./lists.ts";

/** The dragged row or section, and the gap for it. For sections only the index counts. */
export interface Drag {
  readonly kind: "row" | "section";
  readonly from: Place;
  readonly gap: Place | undefined;
}

interface Edge {
  readonly gap: Place;
  readonly y: number;
}

/** Distances from the window's edges at which it scrolls; a bar covers the bottom. */
const NEAR = { top: 80, bottom: 180 };
const SCROLL_STEP = 14;
/** Ignores a trembling finger. */
const SLACK = 6;

/**
 * Drags rows (`data-drag-row`, in sections with `data-rows`) and sections (`data-section`) by their
 * handles, with mouse, pen or finger. Escape cancels. By keyboard, buttons move them.
 */
export function useDrag(root: RefObject<HTMLElement | null>, onDrop: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function start(event: PointerEvent<HTMLElement>, kind: Drag["kind"], from: Place): void {
    if (event.button !== 0) return;
    // Prevents selecting text and moving the focus.
    event.preventDefault();
    stop.current?.();
    const handle = event.currentTarget;
    const { pointerId } = event;
    const first = event.clientY;
    let current: Drag = { kind, from, gap: undefined };
    let y = first;
    let frame = 0;
    handle.setPointerCapture(pointerId);

    function look(): void {
      if (root.current === null) return;
      current = { ...current, gap: nearestGap(edgesOf(root.current, kind), y) };
      setDrag(current);
    }
    function scroll(): void {
      const step = y < NEAR.top ? -SCROLL_STEP : y > innerHeight - NEAR.bottom ? SCROLL_STEP : 0;
      frame = requestAnimationFrame(scroll);
      if (step === 0) return;
      scrollBy(0, step);
      look();
    }
    function onMove({ clientY }: globalThis.PointerEvent): void {
      y = clientY;
      if (current.gap === undefined && Math.abs(y - first) < SLACK) return;
      if (frame === 0) frame = requestAnimationFrame(scroll);
      look();
    }
    function end(isDropped: boolean): void {
      stop.current?.();
      if (isDropped && current.gap !== undefined) onDrop(current);
    }
    const onUp = () => end(true);
    const onCancel = () => end(false);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") end(false);
    };
    handle.addEventListener("pointermove", onMove);
    handle.addEventListener("pointerup", onUp);
    handle.addEventListener("pointercancel", onCancel);
    window.addEventListener("keydown", onKey);
    stop.current = () => {
      stop.current = undefined;
      cancelAnimationFrame(frame);
      if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
      handle.removeEventListener("pointermove", onMove);
      handle.removeEventListener("pointerup", onUp);
      handle.removeEventListener("pointercancel", onCancel);
      window.removeEventListener("keydown", onKey);
      setDrag(undefined);
    };
  }

  return { drag, start };
}

export type Dragging = ReturnType<typeof useDrag>;

/** Returns the gaps between shown rows, with their vertical positions. */
function edgesOf(root: HTMLElement, kind: Drag["kind"]): readonly Edge[] {
  const lists = kind === "section" ? [root] : [...root.querySelectorAll("[data-rows]")];
  return lists.flatMap((element, list) => {
    const rows = [
      ...element.querySelectorAll(kind === "section" ? "[data-section]" : "[data-drag-row]"),
    ];
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const { top, bottom } = element.getBoundingClientRect();
    return [
      ...boxes.map((box, index) => ({ gap: { list, index }, y: box.top })),
      {
        gap: { list, index: rows.length },
        y: boxes.at(-1)?.bottom ?? (top + bottom) / 2,
      },
    ];
  });
}

function nearestGap(edges: readonly Edge[], y: number): Place | undefined {
  const [nearest] = edges.toSorted((one, other) => Math.abs(one.y - y) - Math.abs(other.y - y));
  return nearest?.gap;
}
