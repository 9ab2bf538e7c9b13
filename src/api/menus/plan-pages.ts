/** How a list is set: its scale, and before which section a second page begins, if any. */
interface PagePlan {
  readonly scale: number;
  readonly breakAt?: number;
}

/** Points; `closing` is kept free under the last section. */
interface Room {
  readonly first: number;
  readonly second: number;
  readonly closing: number;
}

const SHORT_LIST_SCALES = [1.5, 1.25, 1.1];
/** A short list is set larger, but never so large that it looks crowded. */
const SHORT_LIST_SHARE = 0.72;
const ONE_PAGE_SCALES = [1, 0.94];
const TWO_PAGE_SCALES = [1.2, 1.1, 1, 0.92];

/**
 * The largest setting in which the sections fit on one page, else on two with the first as full
 * as it can be; undefined when even two pages are too few. `heightsAt` returns the height of each
 * section at a scale.
 */
export function planPages(
  heightsAt: (scale: number) => readonly number[],
  room: Room,
): PagePlan | undefined {
  const needs = (scale: number) => sum(heightsAt(scale)) + room.closing;
  const short = SHORT_LIST_SCALES.find((scale) => needs(scale) <= room.first * SHORT_LIST_SHARE);
  if (short !== undefined) return { scale: short };
  const whole = ONE_PAGE_SCALES.find((scale) => needs(scale) <= room.first);
  if (whole !== undefined) return { scale: whole };
  const plans = TWO_PAGE_SCALES.flatMap((scale) => {
    const heights = heightsAt(scale);
    return heights.slice(1).map((_, index) => {
      const breakAt = index + 1;
      const first = sum(heights.slice(0, breakAt));
      const second = sum(heights.slice(breakAt)) + room.closing;
      return { scale, breakAt, first, fits: first <= room.first && second <= room.second };
    });
  });
  const fullest = plans.filter((plan) => plan.fits).toSorted((a, b) => b.first - a.first)[0];
  return fullest && { scale: fullest.scale, breakAt: fullest.breakAt };
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}
