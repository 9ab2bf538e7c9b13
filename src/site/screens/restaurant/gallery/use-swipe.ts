import { type TouchEvent, useRef } from "react";

/** A finger that travels less than this, in pixels, has tapped. */
const DISTANCE = 48;

/** Calls `onSwipe` with 1 for a swipe to the next thing (leftwards) and -1 for one back. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const startX = useRef<number>(undefined);
  return {
    onTouchStart(event: TouchEvent) {
      // Two fingers enlarge the picture.
      startX.current = event.touches.length === 1 ? event.touches[0]?.clientX : undefined;
    },
    onTouchEnd(event: TouchEvent) {
      const endX = event.changedTouches[0]?.clientX;
      if (startX.current === undefined || endX === undefined) return;
      const travelled = endX - startX.current;
      startX.current = undefined;
      if (Math.abs(travelled) >= DISTANCE) onSwipe(travelled < 0 ? 1 : -1);
    },
  };
}
