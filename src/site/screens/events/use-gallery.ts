import { useEffect, useRef, useState } from "react";
import { useGlide } from "#site/blocks/card-carousel/use-glide.ts";
import { indexInView, wrapIndex } from "#site/blocks/card-carousel/carousel-position.ts";

/** Which picture of a scroll-snap strip is shown; `chosen` is the one a button last asked for. */
export function useGallery(count: number) {
  const stripRef = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [chosen, setChosen] = useState<number>();
  const glide = useGlide();

  function measure() {
    const strip = stripRef.current;
    if (strip !== null) setShown(indexInView(strip.scrollLeft, strip.clientWidth, count));
  }

  // What was turned before React came.
  useEffect(measure, [count]);

  function show(index: number) {
    const strip = stripRef.current;
    if (strip === null) return;
    const target = wrapIndex(index, count);
    glide.begin(target);
    strip.scrollTo({ left: target * strip.clientWidth });
    setChosen(target);
  }

  function turn(by: 1 | -1) {
    const strip = stripRef.current;
    if (strip === null) return;
    show((glide.target() ?? indexInView(strip.scrollLeft, strip.clientWidth, count)) + by);
  }

  return { stripRef, shown, chosen, measure, show, turn, rest: glide.end };
}
