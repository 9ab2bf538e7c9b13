import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Place } from "./lists.ts";

/** What is dragged, and the gap into which it would fall. Of a section only the index counts. */
export interface Drag {
  readonly kind: "row" | "section";
  readonly from: Place;
  readonly gap: Place | undefined;
}

interface Edge {
  readonly gap: Place;
  readonly y: number;
}

/** How near to the edge of the window it scrolls, and how far each time; the bar below is in the way. */
const NEAR = { top: 80, bottom: 180 };
const SCROLL_STEP = 14;
/** A finger that trembles drags nothing. */
const SLACK = 6;

/**
 * Dragging of rows (`data-drag-row`, in sections with `data-rows`) and of whole sections (`data-section`)
 * by their handles, with mouse, pen or finger. The Escape key ends it without a change. By keyboard they
 * are moved with buttons.
 */
export function useDrag(root: RefObject<HTMLElement | null>, onDrop: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function start(event: PointerEvent<HTMLElement>, kind: Drag["kind"], from: Place): void {
    if (event.button !== 0) return;
    // Neither selects the text nor takes the focus away.
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

/** The gaps among the rows that are shown, and how far down the window each is. */
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
