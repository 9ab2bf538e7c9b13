import { useRef } from "react";

/** Longer than any browser glides; where `scrollend` is known it ends sooner. */
const LONGEST_GLIDE_MS = 800;

/**
 * Remembers where a list is gliding to, so that a second press counts from there and not from
 * wherever the list happens to be on its way.
 */
export function useGlide() {
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
