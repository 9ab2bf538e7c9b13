/** The picture `step` further on in a gallery of `count`; after the last comes the first. */
export function stepIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}
