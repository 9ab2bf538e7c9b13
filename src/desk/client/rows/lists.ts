// Rows in one list, or in several among which they move: the dishes of a menu are in its sections. Nothing here changes
// what it gets.

export type Lists<Row> = readonly (readonly Row[])[];

/** A row, or the gap before it; behind the last row of a list the gap has the number of its rows. */
export interface Place {
  readonly list: number;
  readonly index: number;
}

export const rowAt = <Row>(lists: Lists<Row>, { list, index }: Place): Row | undefined =>
  lists[list]?.[index];

export function insertRow<Row>(lists: Lists<Row>, gap: Place, row: Row): Lists<Row> {
  return lists.map((rows, at) => (at === gap.list ? rows.toSpliced(gap.index, 0, row) : rows));
}

export function removeRow<Row>(lists: Lists<Row>, { list, index }: Place): Lists<Row> {
  return lists.map((rows, at) => (at === list ? rows.toSpliced(index, 1) : rows));
}

/** Where a row comes to stand in a gap, which is counted while the row is still where it was. */
export function placeInGap(from: Place, gap: Place): Place {
  const isBehind = gap.list === from.list && gap.index > from.index;
  return isBehind ? { ...gap, index: gap.index - 1 } : gap;
}

/** The gap one step up or down, in the next list where its own one ends; undefined at either end. */
export function gapBeside(lists: Lists<unknown>, from: Place, by: -1 | 1): Place | undefined {
  const { list, index } = from;
  const isLast = index === (lists[list]?.length ?? 0) - 1;
  if (by < 0 && index > 0) return { list, index: index - 1 };
  if (by > 0 && !isLast) return { list, index: index + 2 };
  const neighbour = lists[list + by];
  if (neighbour === undefined) return undefined;
  return { list: list + by, index: by < 0 ? neighbour.length : 0 };
}

// What a list of content holds has no ids. One that is changed is another object, and yet the same row.
const keys = new WeakMap<object, string>();
let lastKey = 0;

/** The key of the row that shows an object, for as long as the page is open. */
export function rowKey(row: object): string {
  const known = keys.get(row);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(row, `row-${lastKey}`);
  return `row-${lastKey}`;
}

/** Says that an object is what another one became; returns it. */
export function sameRow<Row extends object>(next: Row, previous: object): Row {
  keys.set(next, rowKey(previous));
  return next;
}
