import { searchWords } from "#language/search-words.ts";

/** Normalises a name: case, accents, spaces, punctuation. */
export const plainName = (name: string) => searchWords(name).join(" ");

/** Longer names are compared exactly. */
const LONGEST_COMPARED = 80;

/**
 * Returns whether two plain names may be spellings of one: one letter may differ in short names,
 * two from nine letters on, none below four.
 */
export function isCloseName(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  const most = length < 4 ? 0 : length < 9 ? 1 : 2;
  if (Math.max(one.length, other.length) > LONGEST_COMPARED) return false;
  if (Math.abs(one.length - other.length) > most) return false;
  // Most names share beginning or end, so only the middle is compared.
  let [start, end] = [0, 0];
  while (start < length && one[start] === other[start]) start += 1;
  while (end < length - start && one[one.length - 1 - end] === other[other.length - 1 - end])
    end += 1;
  const between = (name: string) => name.slice(start, name.length - end);
  return distance(between(one), between(other), most) <= most;
}

/** Returns the edit distance; more than `most` if greater. */
function distance(one: string, other: string, most: number): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    // Cells far from the diagonal exceed the limit anyway.
    const next = row.map(() => most + 1);
    next[0] = at;
    const last = Math.min(other.length, at + most);
    let fewest = at;
    for (let to = Math.max(1, at - most); to <= last; to += 1) {
      const changed = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      const count = Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1);
      next[to] = count;
      fewest = Math.min(fewest, count);
    }
    if (fewest > most) return most + 1;
    row = next;
  }
  return row[other.length] ?? 0;
}
