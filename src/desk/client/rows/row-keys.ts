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
