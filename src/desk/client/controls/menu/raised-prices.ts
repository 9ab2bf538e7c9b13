import type { Currency } from "#language/currencies.ts";
import type { MenuItem, MenuSection } from "#content/kinds/menu.ts";
import { type DishChange, type DishPrice, pricesIn } from "./dish-changes.ts";

/** How prices become others, and to what they are rounded. */
export interface Raise {
  readonly by: "percent" | "amount";
  /** Less than nothing lowers them. */
  readonly value: number;
  readonly step: number;
}

/** It has hundredths, and prices are in thousands. */
const IN_THOUSANDS: Currency = "ARS";

/** What prices of a currency are rounded to; the first is usual. */
export function stepsOf(currency: Currency): readonly number[] {
  const { maximumFractionDigits = 0 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  const isWhole = maximumFractionDigits === 0 || currency === IN_THOUSANDS;
  return isWhole ? [100, 10, 500, 1000, 1] : [1, 0.5, 0.1, 0.05, 0.01];
}

interface RaisedPrice extends DishChange, Pick<DishPrice, "was" | "size"> {
  readonly dish: MenuItem;
  readonly now: number;
}

/** An amount with a raise, rounded half up; counted in hundredths, which floating point holds exactly. */
export function raised(amount: number, { by, value, step }: Raise): number {
  const hundredths = Math.round(amount * 100);
  const exact = by === "percent" ? (hundredths * (100 + value)) / 100 : hundredths + value * 100;
  const stepHundredths = Math.round(step * 100);
  // What floating point adds is not rounded up.
  const steps = Math.round(Number((exact / stepHundredths).toFixed(6)));
  return (steps * stepHundredths) / 100;
}

/** The prices in one currency of a menu, or of one of its sections, with a raise. */
export function raisedPrices(
  sections: readonly MenuSection[],
  raise: Raise,
  { currency, only }: { readonly currency: Currency; readonly only?: number | undefined },
) {
  const changes: RaisedPrice[] = [];
  /** Their prices stay as they are: they have none in the currency, or one would not be above nothing. */
  const left: MenuItem[] = [];
  for (const [section, { items }] of sections.entries()) {
    if (only !== undefined && only !== section) continue;
    for (const [index, dish] of items.entries()) {
      const prices = pricesIn(dish, currency).map((one) => ({
        ...one,
        now: raised(one.was, raise),
      }));
      if (prices.length === 0 || prices.some(({ now }) => now <= 0)) left.push(dish);
      else {
        for (const { to, ...price } of prices.filter(({ was, now }) => now !== was)) {
          changes.push({ section, index, dish, ...price, next: to(price.now) });
        }
      }
    }
  }
  return { changes, left };
}
