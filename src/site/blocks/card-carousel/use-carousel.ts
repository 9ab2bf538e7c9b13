import { useCallback, useEffect, useRef, useState } from "react";
import { type CarouselPosition, positionAt, startPosition } from "./carousel-position.ts";

/**
 * The position of a scroll-snap list of `count` items. `moved` is the view a button last asked for,
 * known before the list has glided there, so that it is announced once.
 */
export function useCarousel(count: number) {
  const listRef = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(() => startPosition(count));
  const [moved, setMoved] = useState<CarouselPosition>();
  const glide = useGlide();

  const measure = useCallback(() => {
    const list = listRef.current;
    if (list === null) return;
    const now = measurePosition(list);
    setPosition((known) => (isSame(known, now) ? known : now));
  }, []);

  // Also when items come or go, and for what was scrolled before React came.
  useEffect(() => {
    const list = listRef.current;
    if (list === null) return undefined;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [measure, count]);

  /** Glides to what follows from the view in which the list rests, or to which it glides already. */
  function move(next: (view: CarouselPosition) => CarouselPosition) {
    const list = listRef.current;
    if (list === null) return;
    // Read from the page, not from the state: a replayed click comes before the next render.
    const now = measurePosition(list);
    const first = glide.target() ?? now.first;
    const target = next({ ...now, first, last: first + now.last - now.first });
    glide.begin(target.first);
    list.scrollTo({ left: target.first * stepOf(list) });
    setMoved(target);
  }

  return { listRef, position, moved, measure, move, rest: glide.end };
}

function measurePosition(list: HTMLElement): CarouselPosition {
  return positionAt({
    scrollLeft: list.scrollLeft,
    viewWidth: list.clientWidth,
    step: stepOf(list),
    count: list.children.length,
  });
}

function stepOf(list: HTMLElement): number {
  const [first, second] = list.children;
  if (first === undefined || second === undefined) return 0;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

function isSame(a: CarouselPosition, b: CarouselPosition): boolean {
  return a.first === b.first && a.last === b.last && a.count === b.count;
}

/** Longer than any browser glides; where `scrollend` is known it ends sooner. */
const LONGEST_GLIDE_MS = 800;

/**
 * Remembers where a list is gliding to, so that a second press counts from there and not from
 * wherever the list happens to be on its way.
 */
function useGlide() {
  const glide = useRef({ target: 0, until: 0 });
  return {
    begin(target: number) {
      glide.current = { target, until: performance.now() + LONGEST_GLIDE_MS };
    },
    end() {
      glide.current.until = 0;
    },
    /** Undefined when the list rests. */
    target(): number | undefined {
      return performance.now() < glide.current.until ? glide.current.target : undefined;
    },
  };
}
