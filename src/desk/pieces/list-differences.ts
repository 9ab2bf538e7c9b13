import type { Difference, Field } from "./fields.ts";
import { isSame } from "./same-content.ts";

/** More choices than this nobody makes one by one. */
const MOST_PARTS = 12;

interface ListWords<Item> {
  readonly item: Field<Item>;
  readonly label: () => string;
  readonly nameOf: (item: Item, index: number) => string;
}

/**
 * In what two versions of a list differ: entry by entry, where both have the same entries in the same order, or as
 * many of them and some with another name. Else they are one choice, of which only those lines are shown that the
 * other version does not have.
 */
export function listDifferences<Item>(
  one: readonly Item[],
  other: readonly Item[],
  { item, label, nameOf }: ListWords<Item>,
): readonly Difference<readonly Item[]>[] {
  if (isSameOrder(one.map(nameOf), other.map(nameOf))) {
    const parts = one.flatMap((mine, at) => {
      const theirs = other[at];
      if (theirs === undefined || isSame(mine, theirs)) return [];
      return item.differences(mine, theirs).map((part) => ofEntry(part, at, nameOf(mine, at)));
    });
    if (parts.length <= MOST_PARTS) return parts;
  }
  const [mine, theirs] = [one, other].map((list) => list.map((each) => linesOf(each, item)));
  const [first, second] = [
    missingIn(theirs ?? [], mine ?? []),
    missingIn(mine ?? [], theirs ?? []),
  ];
  // The same lines in another order.
  const isMoved = first === "" && second === "";
  const all = (lists: readonly (readonly string[])[] = []) => lists.flat().join("\n");
  const texts = isMoved ? { one: all(mine), other: all(theirs) } : { one: first, other: second };
  return [{ path: "", label: label(), ...texts, take: (_, from) => from }];
}

/** Whether two lists have the same names in the same places, but for entries that have got a new one. */
function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  const [mine, theirs] = [new Set(one), new Set(other)];
  return one.every((name, at) => {
    const given = other[at] ?? "";
    return name === given || (!theirs.has(name) && !mine.has(given));
  });
}

/** A part of one entry as a part of its list. */
function ofEntry<Item>(
  { path, label, take, ...part }: Difference<Item>,
  at: number,
  name: string,
): Difference<readonly Item[]> {
  return {
    ...part,
    path: path === "" ? String(at) : `${at}.${path}`,
    label: [name, label].filter((one) => one !== "").join(" · "),
    take(into, from) {
      const [ours, given] = [into[at], from[at]];
      return ours === undefined || given === undefined ? from : into.with(at, take(ours, given));
    },
  };
}

/** An entry in lines: what it says itself, and then what it holds a list of. */
const linesOf = <Item>(entry: Item, { inWords }: Field<Item>) => inWords(entry).split("\n");

/** The lines of entries that are not in another list, each under the first line of its entry. */
function missingIn(
  others: readonly (readonly string[])[],
  entries: readonly (readonly string[])[],
): string {
  const known = new Set(others.flat());
  return entries
    .flatMap(([first = "", ...lines]) => {
      const missing = lines.filter((line) => !known.has(line));
      return missing.length > 0 || !known.has(first) ? [first, ...missing] : [];
    })
    .join("\n");
}
