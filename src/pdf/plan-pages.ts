/** Points: a section's title beside its dishes, and the space after it. */
export interface SectionHeight {
  readonly title: number;
  readonly items: readonly number[];
  readonly gap: number;
}

/** A section's dishes on one page: `from` inclusive, `to` exclusive. */
export interface SectionPart {
  readonly section: number;
  readonly from: number;
  readonly to: number;
}

interface PagePlan {
  readonly scale: number;
  readonly pages: readonly (readonly SectionPart[])[];
}

/** Points; `closing` stays free below the last section. */
interface Room {
  readonly first: number;
  readonly second: number;
  readonly closing: number;
}

const SHORT_LIST_SCALES = [1.5, 1.25, 1.1];
/** A short list is enlarged, but only until it would look crowded. */
const SHORT_LIST_SHARE = 0.72;
const ONE_PAGE_SCALES = [1, 0.94];
const TWO_PAGE_SCALES = [1.2, 1.1, 1, 0.92];
const LONG_LIST_SCALE = 0.92;

/**
 * Returns the largest layout that fits on one page, else on two with the first as full as possible. Longer lists take
 * more pages and may break sections. `heightsAt` returns the sections at a scale.
 */
export function planPages(
  heightsAt: (scale: number) => readonly SectionHeight[],
  room: Room,
): PagePlan {
  const wholeAt = (scale: number) => heightsAt(scale).map(heightOf);
  const needs = (scale: number) => sum(wholeAt(scale)) + room.closing;
  const onePage =
    SHORT_LIST_SCALES.find((scale) => needs(scale) <= room.first * SHORT_LIST_SHARE) ??
    ONE_PAGE_SCALES.find((scale) => needs(scale) <= room.first);
  if (onePage !== undefined) return { scale: onePage, pages: [wholeSections(heightsAt(onePage))] };
  const plans = TWO_PAGE_SCALES.flatMap((scale) => {
    const heights = wholeAt(scale);
    return heights.slice(1).map((_, index) => {
      const breakAt = index + 1;
      const first = sum(heights.slice(0, breakAt));
      const second = sum(heights.slice(breakAt)) + room.closing;
      return { scale, breakAt, first, fits: first <= room.first && second <= room.second };
    });
  });
  const fullest = plans.filter((plan) => plan.fits).toSorted((a, b) => b.first - a.first)[0];
  if (fullest === undefined) return longPlan(heightsAt(LONG_LIST_SCALE), room);
  const parts = wholeSections(heightsAt(fullest.scale));
  const pages = [parts.slice(0, fullest.breakAt), parts.slice(fullest.breakAt)];
  return { scale: fullest.scale, pages };
}

function longPlan(sections: readonly SectionHeight[], room: Room): PagePlan {
  const pages: SectionPart[][] = [[]];
  let left = room.first;
  const nextPage = () => {
    pages.push([]);
    left = room.second;
  };
  for (const [section, { title, items, gap }] of sections.entries()) {
    let from = 0;
    while (from < items.length) {
      let to = from;
      let height = 0;
      while (to < items.length && height + (items[to] ?? 0) <= left) {
        height += items[to] ?? 0;
        to += 1;
      }
      const isWithTitle = from === 0;
      const isFull = to === from || (isWithTitle && title > left);
      if (isFull && pages.at(-1)?.length !== 0) {
        nextPage();
        continue;
      }
      // A dish higher than a page overflows.
      to = Math.max(to, from + 1);
      pages.at(-1)?.push({ section, from, to });
      left -= Math.max(height, isWithTitle ? title : 0) + gap;
      from = to;
    }
  }
  if (left + (sections.at(-1)?.gap ?? 0) < room.closing) nextPage();
  return { scale: LONG_LIST_SCALE, pages };
}

function wholeSections(sections: readonly SectionHeight[]): SectionPart[] {
  return sections.map(({ items }, section) => ({ section, from: 0, to: items.length }));
}

function heightOf({ title, items, gap }: SectionHeight): number {
  return Math.max(sum(items), title) + gap;
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}
