import { LONGEST, MOST } from "#content/shapes/content-maxima.ts";
import type { Currency } from "#language/currencies.ts";
import type { MenuItem, MenuSection } from "#content/kinds/menu.ts";
import { type Language, LANGUAGES } from "#language/languages.ts";
import { type SizeName, UNCOUNTED_SIZES } from "#content/shapes/dish-sizes.ts";
import { readPrice } from "../price.ts";
import { type DishChange, type NewDish, withPrice, withSizePrice } from "./dish-changes.ts";
import type { PastedColumn } from "./pasted-columns.ts";
import { isCloseName, plainName } from "./plain-name.ts";

/** One field of one dish that a pasted row has otherwise. */
interface PastedChange extends DishChange {
  readonly dish: MenuItem;
  /** The row's name is only like the dish's. */
  readonly isPerhaps: boolean;
  readonly field: "name" | "price" | Language | SizeName;
  readonly was: string | number | undefined;
  readonly now: string | number;
}

/** Why a row, or its price, is not taken. */
export type UnreadReason = "no-name" | "too-long" | "price" | "twice" | "full";

type UnreadRow = ReturnType<typeof unreadOf>;

/** What a paste would do to a menu. */
export interface Proposal {
  readonly changes: readonly PastedChange[];
  readonly added: readonly NewDish[];
  readonly unread: readonly UnreadRow[];
  /** Dishes that are there and as the rows have them. */
  readonly unchanged: number;
}

interface PasteOptions {
  readonly columns: readonly PastedColumn[];
  readonly currency: Currency;
  /** Rows without names belong to the dishes from that place on, counted through the whole menu. */
  readonly from?: number;
}

type Dish = ReturnType<typeof dishesOf>[number];

interface ReadRow {
  readonly row: number;
  readonly text: string;
  readonly valueOf: (column: PastedColumn) => string;
  readonly plain: string;
}

/**
 * What differs between pasted rows and the dishes of a menu. Rows find their dishes by name, whatever its case,
 * accents and spaces; then those that are left by a close spelling. Each dish is found once. A row of one word that is
 * the title of a section is one, and an empty cell changes nothing.
 */
export function pastedDishes(
  rows: readonly (readonly string[])[],
  sections: readonly MenuSection[],
  options: PasteOptions,
): Proposal {
  const { columns, currency, from } = options;
  const dishes = dishesOf(sections);
  const read = rows.map((cells, at): ReadRow => {
    const valueOf = (column: PastedColumn) => cells[columns.indexOf(column)] ?? "";
    const text = cells.filter((cell) => cell !== "").join(" · ");
    return { row: at + 1, text, valueOf, plain: plainName(valueOf("name")) };
  });
  if (!columns.includes("name")) {
    return from === undefined
      ? { ...NOTHING, unread: read.map((row) => unreadOf(row, "no-name")) }
      : ofMatches(
          read.map((row, at) => ({ row, found: dishes[from + at], isPerhaps: false })),
          currency,
        );
  }
  const titled = inSections(read, sections);
  const byName = new Map<string, Dish[]>();
  for (const dish of dishes) byName.set(dish.plain, [...(byName.get(dish.plain) ?? []), dish]);
  const used = new Set<Dish>();
  const exact = titled.map(({ row, section }) => {
    const named = (row.plain !== "" && byName.get(row.plain)) || [];
    const free = named.filter((one) => !used.has(one));
    const found = free.find((one) => one.section === section) ?? free[0];
    if (found) used.add(found);
    return { row, section, found, isTwice: found === undefined && named.length > 0 };
  });
  const close = exact.map((one) => {
    const { row, found, isTwice } = one;
    if (found || isTwice || row.plain === "") return { ...one, isPerhaps: false };
    const like = dishes.find((dish) => !used.has(dish) && isCloseName(dish.plain, row.plain));
    if (like) used.add(like);
    return { ...one, found: like, isPerhaps: like !== undefined };
  });
  return withNew(
    ofMatches(
      close.filter(({ found }) => found !== undefined),
      currency,
    ),
    close.filter(({ found }) => found === undefined),
    sections,
    currency,
  );
}

const NOTHING: Proposal = { changes: [], added: [], unread: [], unchanged: 0 };

const unreadOf = ({ row, text }: ReadRow, reason: UnreadReason) => ({ row, text, reason });

const dishesOf = (sections: readonly MenuSection[]) =>
  sections.flatMap(({ items }, section) =>
    items.map((dish, index) => ({ section, index, dish, plain: plainName(dish.name) })),
  );

/** The rows that are dishes, each with the section that its own cell or the title above it names. */
function inSections(rows: readonly ReadRow[], sections: readonly MenuSection[]) {
  const places = new Map(
    sections.flatMap(({ title }, at) =>
      LANGUAGES.map((language) => [plainName(title[language]), at] as const),
    ),
  );
  // A title that is not written yet.
  places.delete("");
  let above: number | undefined;
  return rows.flatMap((row) => {
    const named = places.get(plainName(row.valueOf("section")));
    const isTitle = row.text === row.valueOf("name") && places.has(row.plain);
    if (isTitle) above = places.get(row.plain);
    return isTitle ? [] : [{ row, section: named ?? above }];
  });
}

interface Match {
  readonly row: ReadRow;
  readonly found: Dish | undefined;
  readonly isPerhaps: boolean;
}

/** What rows change of the dishes that they have found. */
function ofMatches(matches: readonly Match[], currency: Currency): Proposal {
  const proposals = matches.map(({ row, found, isPerhaps }): Proposal => {
    if (found === undefined) return { ...NOTHING, unread: [unreadOf(row, "no-name")] };
    const { section, index, dish } = found;
    const unread: UnreadRow[] = [];
    const changes: PastedChange[] = [];
    const add = (part: Pick<PastedChange, "field" | "was" | "now" | "next">) =>
      changes.push({ section, index, dish, isPerhaps, ...part });
    const name = row.valueOf("name");
    if (isPerhaps) add({ field: "name", was: dish.name, now: name, next: () => ({ name }) });
    const price = readPrice(row.valueOf("price"));
    if (price !== undefined && !Number.isFinite(price)) unread.push(unreadOf(row, "price"));
    else if (price !== undefined && price !== dish.price?.[currency]) {
      const was = dish.price?.[currency];
      add({ field: "price", was, now: price, next: withPrice(currency, price) });
    }
    for (const size of UNCOUNTED_SIZES) {
      const now = readPrice(row.valueOf(size));
      const its = dish.sizes?.find((one) => one.size === size);
      const was = its?.price[currency];
      if (now === undefined || now === was) continue;
      if (Number.isNaN(now)) unread.push(unreadOf(row, "price"));
      else {
        const next = ({ sizes }: MenuItem) =>
          ({
            sizes: withSizePrice(sizes, its ?? { size }, [currency, now]),
          }) as Partial<MenuItem>;
        add({ field: size, was, now, next });
      }
    }
    for (const language of LANGUAGES) {
      const now = row.valueOf(language);
      const was = dish.explanation?.[language];
      if (now === "" || now === was) continue;
      if (now.length > LONGEST.line) unread.push(unreadOf(row, "too-long"));
      else {
        const next = ({ explanation }: MenuItem) => ({
          explanation: { ...explanation, [language]: now },
        });
        add({ field: language, was, now, next });
      }
    }
    const isSame = changes.length === 0 && unread.length === 0;
    return { changes, added: [], unread, unchanged: isSame ? 1 : 0 };
  });
  return {
    changes: proposals.flatMap(({ changes }) => changes),
    added: [],
    unread: proposals.flatMap(({ unread }) => unread),
    unchanged: proposals.reduce((sum, { unchanged }) => sum + unchanged, 0),
  };
}

interface Unmatched {
  readonly row: ReadRow;
  readonly section: number | undefined;
  readonly isTwice: boolean;
}

/** With the rows that are new dishes; one that names no section goes to the last. */
function withNew(
  proposal: Proposal,
  rows: readonly Unmatched[],
  sections: readonly MenuSection[],
  currency: Currency,
): Proposal {
  const counts = sections.map(({ items }) => items.length);
  let total = counts.reduce((sum, count) => sum + count, 0);
  const added: NewDish[] = [];
  const unread: UnreadRow[] = [];
  for (const { row, section = sections.length - 1, isTwice } of rows) {
    const name = row.valueOf("name");
    const price = readPrice(row.valueOf("price"));
    const texts = LANGUAGES.filter((language) => row.valueOf(language) !== "");
    const isLong = [name, ...texts.map(row.valueOf)].some((text) => text.length > LONGEST.line);
    const count = counts[section];
    if (row.plain === "") unread.push(unreadOf(row, "no-name"));
    else if (isTwice) unread.push(unreadOf(row, "twice"));
    else if (isLong) unread.push(unreadOf(row, "too-long"));
    else if (count === undefined || count >= MOST.dishesOfSection || total >= MOST.dishesOfMenu) {
      unread.push(unreadOf(row, "full"));
    } else {
      counts[section] = count + 1;
      total += 1;
      const isPriced = price !== undefined && Number.isFinite(price);
      if (price !== undefined && !isPriced) unread.push(unreadOf(row, "price"));
      const amounts = UNCOUNTED_SIZES.map((size) => ({
        size,
        amount: readPrice(row.valueOf(size)),
      }));
      if (amounts.some(({ amount }) => Number.isNaN(amount))) unread.push(unreadOf(row, "price"));
      const sizes = amounts.flatMap(({ size, amount }) =>
        amount !== undefined && Number.isFinite(amount)
          ? [{ size, price: { [currency]: amount } }]
          : [],
      );
      const explanation = Object.fromEntries(texts.map((one) => [one, row.valueOf(one)]));
      const dish: MenuItem = {
        name,
        ...(texts.length > 0 && { explanation }),
        ...(isPriced && { price: { [currency]: price } }),
        ...(sizes.length > 0 && { sizes }),
      };
      added.push({ section, dish });
    }
  }
  return { ...proposal, added, unread: [...proposal.unread, ...unread] };
}
