import type { Currency } from "#language/currencies.ts";
import type { MenuItem, MenuSection } from "#content/kinds/menu.ts";
import { isSameSize, type Size } from "#content/schemas/dish-sizes.ts";
import { changed } from "#desk/pieces/fields.ts";
import { isSame } from "#desk/pieces/same-content.ts";
import { rowKey, sameRow } from "#desk/rows/lists.ts";
import { announce } from "#desk/ui/announcements.tsx";
import { useLatest } from "#desk/ui/use-latest.ts";

export interface DishChange {
  readonly section: number;
  readonly index: number;
  next(dish: MenuItem): Partial<MenuItem>;
}

export const withPrice =
  (currency: Currency, amount: number): DishChange["next"] =>
  ({ price }) => ({ price: { ...price, [currency]: amount } });

/** Sets or removes an entry; undefined if none is left. */
export function withEntry<Key extends string, Value>(
  all: Readonly<Partial<Record<Key, Value>>> | undefined,
  key: Key,
  value: Value | undefined,
): Partial<Record<Key, Value>> | undefined {
  const entries = Object.entries({ ...all, [key]: value }).filter(([, one]) => one !== undefined);
  return entries.length === 0
    ? undefined
    : (Object.fromEntries(entries) as Partial<Record<Key, Value>>);
}

/** Sets or removes a size's price; undefined if none is left. */
export function withSizePrice(
  sizes: MenuItem["sizes"] = [],
  of: Size,
  [currency, amount]: readonly [Currency, number | undefined],
): MenuItem["sizes"] | undefined {
  const found = sizes.find((one) => isSameSize(one, of));
  const price = withEntry(found?.price, currency, amount);
  const next = price && { size: of.size, ...(of.amount && { amount: of.amount }), price };
  const all =
    found === undefined ? [...sizes, next] : sizes.map((one) => (one === found ? next : one));
  const left = all.filter((one) => one !== undefined);
  return left.length === 0 ? undefined : left;
}

export interface DishPrice {
  readonly was: number;
  /** Undefined: the usual portion. */
  readonly size?: Size;
  /** Returns the dish with another amount at this place. */
  readonly to: (amount: number) => DishChange["next"];
}

/** Lists a dish's prices in a currency: its own, the glass's and the sizes'. */
export function pricesIn(dish: MenuItem, currency: Currency): readonly DishPrice[] {
  const { price, wine, sizes = [] } = dish;
  const all: readonly (Omit<DishPrice, "was"> & { readonly was: number | undefined })[] = [
    { was: price?.[currency], to: (amount) => withPrice(currency, amount) },
    {
      was: wine?.glass?.[currency],
      size: { size: "glass" },
      to: (amount) => (one) => ({
        wine: { ...one.wine, glass: { ...one.wine?.glass, [currency]: amount } },
      }),
    },
    ...sizes.map((size) => ({
      was: size.price[currency],
      size,
      to: (amount: number) => (one: MenuItem) =>
        ({ sizes: withSizePrice(one.sizes, size, [currency, amount]) }) as Partial<MenuItem>,
    })),
  ];
  return all.flatMap((one) => (typeof one.was === "number" ? [{ ...one, was: one.was }] : []));
}

export interface NewDish {
  readonly section: number;
  readonly dish: MenuItem;
}

export interface DishChanges {
  readonly changes: readonly DishChange[];
  readonly added?: readonly NewDish[];
}

/**
 * Applies changes and appends new dishes to their sections. Several changes may affect one dish.
 */
export function withDishChanges(
  sections: readonly MenuSection[],
  { changes, added = [] }: DishChanges,
): readonly MenuSection[] {
  const placeOf = (section: number, index: number) => `${section}.${index}`;
  const changesOf = new Map<string, DishChange[]>();
  for (const change of changes) {
    const place = placeOf(change.section, change.index);
    changesOf.set(place, [...(changesOf.get(place) ?? []), change]);
  }
  return sections.map((section, place) => {
    const items = section.items.map((dish, index) =>
      (changesOf.get(placeOf(place, index)) ?? []).reduce(
        (before, { next }) => sameRow(changed(before, next(before)), before),
        dish,
      ),
    );
    const its = added.filter((one) => one.section === place).map(({ dish }) => dish);
    const isOther = its.length > 0 || items.some((dish, index) => dish !== section.items[index]);
    return isOther ? sameRow({ ...section, items: [...items, ...its] }, section) : section;
  });
}

/**
 * Undoes changes despite later edits: fields changed since stay, new dishes go, and so do new
 * sections without other dishes.
 */
export function takenBack(
  before: readonly MenuSection[],
  after: readonly MenuSection[],
): (now: readonly MenuSection[]) => readonly MenuSection[] {
  const dishesOf = (sections: readonly MenuSection[]) =>
    new Map(sections.flatMap(({ items }) => items.map((dish) => [rowKey(dish), dish] as const)));
  const [old, made] = [dishesOf(before), dishesOf(after)];
  const restored = (dish: MenuItem): readonly MenuItem[] => {
    const [was, became] = [old.get(rowKey(dish)), made.get(rowKey(dish))];
    if (became === undefined || was === became) return [dish];
    if (was === undefined) return [];
    const keys = Object.keys({ ...was, ...became }) as (keyof MenuItem)[];
    const fields = keys.filter(
      (key) => !isSame(was[key], became[key]) && isSame(dish[key], became[key]),
    );
    const back = Object.fromEntries(fields.map((key) => [key, was[key]]));
    return [sameRow(changed(dish, back), dish)];
  };
  const there = new Set(before.map(rowKey));
  const added = new Set(after.map(rowKey).filter((key) => !there.has(key)));
  return (now) =>
    now
      .map((section) => sameRow({ ...section, items: section.items.flatMap(restored) }, section))
      .filter((section) => section.items.length > 0 || !added.has(rowKey(section)));
}

/** Applies a change of many dishes, announces `words`, and offers to undo it as a whole. */
export type SectionsChange = (after: readonly MenuSection[], words: string) => void;

export interface SectionsDialogProps {
  readonly sections: readonly MenuSection[];
  readonly onTake: SectionsChange;
  readonly onClose: () => void;
}

export function useSectionsChange(
  sections: readonly MenuSection[],
  onChange: (sections: readonly MenuSection[]) => void,
): SectionsChange {
  const latest = useLatest({ sections, onChange });
  return (after, words) => {
    const back = takenBack(sections, after);
    onChange(after);
    announce(words, () => latest.current.onChange(back(latest.current.sections)));
  };
}
