import { isDeepStrictEqual } from "node:util";
import { asStored } from "#content/store/content-entries.ts";

/** Two changes of one content, merged. */
export interface Merged<Content> {
  /** Conflicts resolved as in the first. */
  readonly content: Content;
  /** Conflicts resolved as in the second; undefined if there are none. */
  readonly conflicting: Content | undefined;
}

type Side = "mine" | "theirs";

/** Three states of one value; undefined if missing. */
interface States {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * Merges two changes of one content by field, language and list item. Matches items by name, or by
 * place if a name changed. Without a `base` every difference is a conflict.
 */
export function mergeContent<Content extends object>(
  base: object | undefined,
  mine: Content,
  theirs: object,
): Merged<Content> {
  const states = { base: base && asStored(base), mine: asStored(mine), theirs: asStored(theirs) };
  let isConflict = false;
  const merged = (side: Side) =>
    mergeValue(states, { side, onConflict: () => (isConflict = true) }) as Content;
  const content = merged("mine");
  return { content, conflicting: isConflict ? merged("theirs") : undefined };
}

interface Rule {
  /** The side that wins a conflict. */
  readonly side: Side;
  readonly onConflict: () => void;
}

function mergeValue(states: States, rule: Rule): unknown {
  const { base, mine, theirs } = states;
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return mine;
  if (isDeepStrictEqual(base, mine)) return theirs;
  if (Array.isArray(mine) && Array.isArray(theirs) && Array.isArray(base)) {
    return mergeLists({ base, mine, theirs }, rule);
  }
  if (isRecord(mine) && isRecord(theirs)) {
    return mergeRecords({ base: isRecord(base) ? base : {}, mine, theirs }, rule);
  }
  rule.onConflict();
  return states[rule.side];
}

type Fields = Readonly<Record<string, unknown>>;

function mergeRecords(
  { base, mine, theirs }: { readonly [State in keyof States]: Fields },
  rule: Rule,
): Fields {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const entries = [...keys].map((key) => {
    const [before, one, other] = [base, mine, theirs].map((fields) =>
      new Map(Object.entries(fields)).get(key),
    );
    return [key, mergeValue({ base: before, mine: one, theirs: other }, rule)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

type Items = ReadonlyMap<string, unknown>;

function mergeLists(
  { base, mine, theirs }: { readonly [State in keyof States]: readonly unknown[] },
  rule: Rule,
): readonly unknown[] {
  const before = namedItems(base, base);
  const [one, other] = [namedItems(mine, base), namedItems(theirs, base)];
  const isCommon = (name: string) => before.has(name) && one.has(name) && other.has(name);
  const orderOf = (items: Items) => [...items.keys()].filter(isCommon);
  const isSameOrder = (some: Items, others: Items) =>
    isDeepStrictEqual(orderOf(some), orderOf(others));
  let [first, second] = [one, other];
  if (!isSameOrder(other, before) && !isSameOrder(one, other)) {
    const isMovedByBoth = !isSameOrder(one, before);
    if (isMovedByBoth) rule.onConflict();
    if (!isMovedByBoth || rule.side === "theirs") [first, second] = [other, one];
  }
  return withItemsOf(first, second).flatMap((name) => {
    const merged = mergeValue(
      { base: before.get(name), mine: one.get(name), theirs: other.get(name) },
      rule,
    );
    return merged === undefined ? [] : [merged];
  });
}

/**
 * Returns the names of both lists in the order of the first; names only in the second follow their
 * predecessor there.
 */
function withItemsOf(first: Items, second: Items): readonly string[] {
  const names = [...first.keys()];
  let place = 0;
  for (const name of second.keys()) {
    const found = names.indexOf(name);
    if (found === -1) names.splice(place, 0, name);
    place = (found === -1 ? place : found) + 1;
  }
  return names;
}

/**
 * Names a list's items as in `base`: by their own name, or by place if it is new and the lists are
 * equally long.
 */
export function namedItems(list: readonly unknown[], base: readonly unknown[]): Items {
  const names = namesIn(list);
  const before = namesIn(base);
  const isKnown = new Set(before);
  const isTaken = new Set(names);
  return new Map(
    list.map((item, index) => {
      const [name = "", old = ""] = [names[index], before[index]];
      const isRenamed = list.length === base.length && !isKnown.has(name) && !isTaken.has(old);
      return [isRenamed ? old : name, item];
    }),
  );
}

/** Returns each item's name, numbered if repeated. */
function namesIn(list: readonly unknown[]): readonly string[] {
  const counts = new Map<string, number>();
  return list.map((item) => {
    const name = nameOf(item);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${name}#${count}`;
  });
}

const NAMING_FIELDS = ["slug", "name", "title", "question", "date", "restaurant"] as const;

function nameOf(item: unknown): string {
  const fields = isRecord(item) ? new Map(Object.entries(item)) : undefined;
  for (const field of NAMING_FIELDS) {
    const value = fields?.get(field);
    const name = isRecord(value) ? value["pt"] : value;
    if (typeof name === "string") return name;
  }
  return JSON.stringify(item);
}

/** An object of numbers, such as coordinates, is one value. */
function isRecord(value: unknown): value is Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const values = Object.values(value);
  return values.length === 0 || !values.every((one) => typeof one === "number");
}
