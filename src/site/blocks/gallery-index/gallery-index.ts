/** The picture `index` stands for in a ring of `count`: after the last comes the first (rule 3.10). */
export function wrapIndex(index: number, count: number): number {
  if (count < 1) return 0;
  return ((index % count) + count) % count;
}

/** The picture in view of a strip of equally wide ones, scrolled by so many pixels. */
export function indexInView(scrollLeft: number, width: number, count: number): number {
  if (!(width > 0) || count < 1) return 0;
  return Math.min(Math.max(Math.round(scrollLeft / width), 0), count - 1);
}
