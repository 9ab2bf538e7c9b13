/** What a list of equally wide items measures, in pixels. */
export interface CarouselGeometry {
  readonly scrollLeft: number;
  readonly viewWidth: number;
  /** From the start of one item to the start of the next; 0 when there are fewer than two. */
  readonly step: number;
  readonly count: number;
}

/** The items in view, counted from 0. */
export interface CarouselPosition {
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

/** Before anything could be measured: the list is at its start. */
export function startPosition(count: number): CarouselPosition {
  return { first: 0, last: 0, count };
}

export function positionAt({ scrollLeft, viewWidth, step, count }: CarouselGeometry) {
  if (!(step > 0) || !(viewWidth > 0)) return startPosition(count);
  return view(Math.round(scrollLeft / step), Math.max(1, Math.round(viewWidth / step)), count);
}

/** The position one whole view further on or back, never past an end. */
export function nextView(position: CarouselPosition, direction: 1 | -1): CarouselPosition {
  const perView = position.last - position.first + 1;
  return view(position.first + direction * perView, perView, position.count);
}

export function isAtStart({ first }: CarouselPosition): boolean {
  return first === 0;
}

export function isAtEnd({ last, count }: CarouselPosition): boolean {
  return last >= count - 1;
}

function view(wanted: number, perView: number, count: number): CarouselPosition {
  const first = Math.min(Math.max(wanted, 0), Math.max(count - perView, 0));
  return { first, last: Math.max(Math.min(first + perView, count) - 1, first), count };
}

/** The picture `index` stands for in a ring of `count`: after the last comes the first (rule 3.10). */
export function wrapIndex(index: number, count: number): number {
  if (count < 1) return 0;
  return ((index % count) + count) % count;
}

/** The picture in view of a strip of equally wide ones, scrolled by this many pixels. */
export function indexInView(scrollLeft: number, width: number, count: number): number {
  if (!(width > 0) || count < 1) return 0;
  return Math.min(Math.max(Math.round(scrollLeft / width), 0), count - 1);
}
