import { LONGEST, MOST } from "#content/schemas/content-maxima.ts";
import type { Currency } from "#language/currencies.ts";
import type { MenuItem, MenuSection } from "#content/kinds/menu.ts";
import { type Language, LANGUAGES } from "#language/languages.ts";
import { type SizeName, UNCOUNTED_SIZES } from "#content/schemas/dish-sizes.ts";
import { namesOtherCurrency, readPrice } from "../price.ts";
import { type DishChange, type NewDish, withPrice, withSizePrice } from "./dish-changes.ts";
import type { PastedColumn } from "./pasted-columns.ts";
import { holdsAmount, rowText, type RowProblem, type TableRow } from "./pasted-table.ts";
import { isCloseName, plainName } from "./plain-name.ts";

/** A dish's field with another value in a pasted row. */
interface PastedChange extends DishChange {
  readonly dish: MenuItem;
  /** The names are only similar. */
  readonly isPerhaps: boolean;
  readonly field: "name" | "price" | Language | SizeName;
  readonly was: string | number | undefined;
  readonly now: string | number;
}

/** Why a row or its price is skipped. */
export type UnreadReason =
  | RowProblem
  | "no-name"
  | "too-long"
  | "price"
  | "currency"
  | "twice"
  | "full";

/** Why a new dish is not ticked by default. */
export type Doubt = "only-name" | "name-holds-amount" | "price" | "currency";

interface ProposedDish extends NewDish {
  readonly doubt?: Doubt;
}

export type UnreadRow = ReturnType<typeof unreadOf>;

export interface Proposal {
  readonly changes: readonly PastedChange[];
  readonly added: readonly ProposedDish[];
  readonly unread: readonly UnreadRow[];
  readonly unchanged: number;
}

interface PasteOptions {
  readonly columns: readonly PastedColumn[];
  readonly currency: Currency;
  /** Rows without names apply to dishes from this index of the menu on. */
  readonly from?: number;
}

type Dish = ReturnType<typeof dishesOf>[number];

interface ReadRow extends TableRow {
  readonly text: string;
  readonly valueOf: (column: PastedColumn) => string;
  readonly plain: string;
}

/**
 * Compares pasted rows with a menu's dishes. Matches by name, ignoring case, accents and spaces,
 * then by close spelling, each dish once. A one-word row equal to a section's title is a section;
 * an empty cell changes nothing.
 */
export function pastedDishes(
  rows: readonly TableRow[],
  sections: readonly MenuSection[],
  options: PasteOptions,
): Proposal {
  const { columns, currency, from } = options;
  const dishes = dishesOf(sections);
  const read = rows.map((row): ReadRow => {
    const { cells } = row;
    const valueOf = (column: PastedColumn) => cells[columns.indexOf(column)] ?? "";
    return { ...row, text: rowText(row), valueOf, plain: plainName(valueOf("name")) };
  });
  if (!columns.includes("name") && from !== undefined) {
    // A blank cell belongs to a dish that keeps its price.
    const cells = read.filter(({ problem = "blank" }) => problem === "blank");
    return ofMatches(
      cells.map((row, at) => ({ row, found: dishes[from + at], isPerhaps: false })),
      currency,
      read.flatMap((row) => (cells.includes(row) ? [] : problemOf(row))),
    );
  }
  const unplaced = inSections(read, sections);
  const titled = unplaced.filter(({ row }) => row.problem === undefined);
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
      unplaced.flatMap(({ row }) => problemOf(row)),
    ),
    close.filter(({ found }) => found === undefined),
    sections,
    currency,
  );
}

const NOTHING: Proposal = { changes: [], added: [], unread: [], unchanged: 0 };

const unreadOf = ({ row, text }: Pick<ReadRow, "row" | "text">, reason: UnreadReason) => ({
  row,
  text,
  reason,
});

const problemOf = (row: ReadRow): readonly UnreadRow[] =>
  row.problem === undefined ? [] : [unreadOf(row, row.problem)];

/** Returns a row's prices by column, with the reason of an unreadable one. */
function amountsOf({ valueOf }: ReadRow, currency: Currency) {
  const read = (["price", ...UNCOUNTED_SIZES] as const).map((column) => {
    const text = valueOf(column);
    const amount = readPrice(text);
    if (amount === undefined) return { column };
    if (namesOtherCurrency(text, currency)) return { column, problem: "currency" as const };
    return Number.isNaN(amount) ? { column, problem: "price" as const } : { column, amount };
  });
  return {
    amounts: new Map(
      read.flatMap(({ column, amount }) => (amount === undefined ? [] : [[column, amount]])),
    ),
    problem: read.find(({ problem }) => problem !== undefined)?.problem,
  };
}

const dishesOf = (sections: readonly MenuSection[]) =>
  sections.flatMap(({ items }, section) =>
    items.map((dish, index) => ({ section, index, dish, plain: plainName(dish.name) })),
  );

function inSections(rows: readonly ReadRow[], sections: readonly MenuSection[]) {
  const places = new Map(
    sections.flatMap(({ title }, at) =>
      LANGUAGES.map((language) => [plainName(title[language]), at] as const),
    ),
  );
  // An unwritten title.
  places.delete("");
  let above: number | undefined;
  return rows.flatMap((row) => {
    const named = places.get(plainName(row.valueOf("section")));
    const isTitle = row.text === row.valueOf("name") && places.has(row.plain);
    if (isTitle) above = places.get(row.plain);
    // Merged cells name their section once.
    else above = named ?? above;
    return isTitle ? [] : [{ row, section: above }];
  });
}

interface Match {
  readonly row: ReadRow;
  readonly found: Dish | undefined;
  readonly isPerhaps: boolean;
}

function ofMatches(
  matches: readonly Match[],
  currency: Currency,
  problems: readonly UnreadRow[],
): Proposal {
  const proposals = matches.map(({ row, found, isPerhaps }): Proposal => {
    if (found === undefined) return { ...NOTHING, unread: [unreadOf(row, "no-name")] };
    const { section, index, dish } = found;
    const unread: UnreadRow[] = [];
    const changes: PastedChange[] = [];
    const add = (part: Pick<PastedChange, "field" | "was" | "now" | "next">) =>
      changes.push({ section, index, dish, isPerhaps, ...part });
    const name = row.valueOf("name");
    if (isPerhaps) add({ field: "name", was: dish.name, now: name, next: () => ({ name }) });
    const { amounts, problem } = amountsOf(row, currency);
    if (problem !== undefined) unread.push(unreadOf(row, problem));
    for (const [column, now] of amounts) {
      const its = dish.sizes?.find(({ size }) => size === column);
      const was = (column === "price" ? dish : its)?.price?.[currency];
      if (now === was) continue;
      const next: DishChange["next"] =
        column === "price"
          ? withPrice(currency, now)
          : ({ sizes }) =>
              ({
                sizes: withSizePrice(sizes, its ?? { size: column }, [currency, now]),
              }) as Partial<MenuItem>;
      add({ field: column, was, now, next });
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
    unread: [...problems, ...proposals.flatMap(({ unread }) => unread)],
    unchanged: proposals.reduce((sum, { unchanged }) => sum + unchanged, 0),
  };
}

interface Unmatched {
  readonly row: ReadRow;
  readonly section: number | undefined;
  readonly isTwice: boolean;
}

/** Adds new dishes; one without a section goes to the last. */
function withNew(
  proposal: Proposal,
  rows: readonly Unmatched[],
  sections: readonly MenuSection[],
  currency: Currency,
): Proposal {
  const counts = sections.map(({ items }) => items.length);
  let total = counts.reduce((sum, count) => sum + count, 0);
  // A name alone may be a title if others have more cells.
  const isWide = rows.some(({ row }) => row.text !== row.valueOf("name"));
  const added: ProposedDish[] = [];
  const unread: UnreadRow[] = [];
  for (const { row, section = sections.length - 1, isTwice } of rows) {
    const name = row.valueOf("name");
    const { amounts, problem } = amountsOf(row, currency);
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
      if (problem !== undefined) unread.push(unreadOf(row, problem));
      const price = amounts.get("price");
      const sizes = UNCOUNTED_SIZES.flatMap((size) => {
        const amount = amounts.get(size);
        return amount === undefined ? [] : [{ size, price: { [currency]: amount } }];
      });
      const explanation = Object.fromEntries(texts.map((one) => [one, row.valueOf(one)]));
      const dish: MenuItem = {
        name,
        ...(texts.length > 0 && { explanation }),
        ...(price !== undefined && { price: { [currency]: price } }),
        ...(sizes.length > 0 && { sizes }),
      };
      const isOnlyName = isWide && row.text === name;
      const doubt = holdsAmount(name)
        ? "name-holds-amount"
        : (problem ?? (isOnlyName ? "only-name" : undefined));
      added.push({ section, dish, ...(doubt && { doubt }) });
    }
  }
  const all = [...proposal.unread, ...unread].sort((one, other) => one.row - other.row);
  return { ...proposal, added, unread: all };
}
