import type { Currency } from "#language/currencies.ts";
import type { MenuItem, MenuSection } from "#content/kinds/menu.ts";
import { type DishChange, type DishPrice, pricesIn } from "./dish-changes.ts";

/** A price change and its rounding. */
export interface Raise {
  readonly by: "percent" | "amount";
  /** Negative values lower prices. */
  readonly value: number;
  readonly step: number;
}

/** Prices are in thousands, although it has hundredths. */
const IN_THOUSANDS: Currency = "ARS";

/** Returns a currency's rounding steps, the usual one first. */
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

/** Raises an amount, rounding half up; counts in hundredths, which floating point holds exactly. */
export function raised(amount: number, { by, value, step }: Raise): number {
  const hundredths = Math.round(amount * 100);
  const exact = by === "percent" ? (hundredths * (100 + value)) / 100 : hundredths + value * 100;
  const stepHundredths = Math.round(step * 100);
  // Removes floating-point errors before rounding.
  const steps = Math.round(Number((exact / stepHundredths).toFixed(6)));
  return (steps * stepHundredths) / 100;
}

export function raisedPrices(
  sections: readonly MenuSection[],
  raise: Raise,
  { currency, only }: { readonly currency: Currency; readonly only?: number | undefined },
) {
  const changes: RaisedPrice[] = [];
  /** Unchanged dishes: without a price in the currency, or with one that would not be positive. */
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
