// Rows in one or several lists, such as dishes in sections. Functions here never mutate their
// arguments.

export type Lists<Row> = readonly (readonly Row[])[];

/** A row or the gap before it; the last gap has the number of rows. */
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

/** Returns a moved row's place in a gap, counted before the move. */
export function placeInGap(from: Place, gap: Place): Place {
  const isBehind = gap.list === from.list && gap.index > from.index;
  return isBehind ? { ...gap, index: gap.index - 1 } : gap;
}

/** Returns the gap one step up or down, perhaps in the next list; undefined at either end. */
export function gapBeside(lists: Lists<unknown>, from: Place, by: -1 | 1): Place | undefined {
  const { list, index } = from;
  const isLast = index === (lists[list]?.length ?? 0) - 1;
  if (by < 0 && index > 0) return { list, index: index - 1 };
  if (by > 0 && !isLast) return { list, index: index + 2 };
  const neighbour = lists[list + by];
  if (neighbour === undefined) return undefined;
  return { list: list + by, index: by < 0 ? neighbour.length : 0 };
}

// Entries of content lists have no ids. An edited entry is another object, but the same row.
const keys = new WeakMap<object, string>();
let lastKey = 0;

/** Returns the key of an object's row, stable while the page is open. */
export function rowKey(row: object): string {
  const known = keys.get(row);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(row, `row-${lastKey}`);
  return `row-${lastKey}`;
}

/** Carries the row key over to the edited copy. */
export function sameRow<Row extends object>(next: Row, previous: object): Row {
  keys.set(next, rowKey(previous));
  return next;
}
