import fc from "fast-check";
import { expect, test } from "vitest";
import type { MenuItem } from "#content/kinds/menu.ts";
import { withDishChanges } from "./dish-changes.ts";
import { raised, raisedPrices, stepsOf } from "./raised-prices.ts";

const sectionOf = (...items: readonly MenuItem[]) => ({ title: { pt: "", en: "", es: "" }, items });
const TEN_PERCENT = { by: "percent", value: 10, step: 1 } as const;

test.each([
  [180, { by: "percent", value: 7, step: 1 }, 193],
  [24.9, { by: "percent", value: 5, step: 0.5 }, 26],
  [24.9, { by: "percent", value: 5, step: 0.05 }, 26.15],
  [1.1, { by: "percent", value: 10, step: 0.01 }, 1.21],
  [24_900, { by: "percent", value: 8, step: 100 }, 26_900],
  [12.5, { by: "amount", value: -0.75, step: 0.05 }, 11.75],
  [10, { by: "amount", value: 0.5, step: 1 }, 11],
] as const)("%d with %j is %d", (amount, raise, now) => expect(raised(amount, raise)).toBe(now));

// Rule 10.51.
test("rounds a price to the nearest step, and never reverses an order", () => {
  const hundredths = fc.integer({ min: 1, max: 50_000_000 });
  const steps = fc.constantFrom(...stepsOf("BRL"), ...stepsOf("CLP"));
  const percents = fc.integer({ min: -5000, max: 10_000 }).map((value) => value / 100);
  fc.assert(
    fc.property(hundredths, hundredths, percents, steps, (one, other, value, step) => {
      const by = "percent" as const;
      const [low, high] = [one, other].toSorted((a, b) => a - b).map((each) => each / 100);
      const now = raised(low ?? 0, { by, value, step });
      const count = Math.round(now * 100) / Math.round(step * 100);
      expect(Number.isInteger(count)).toBe(true);
      expect(Math.round(now * 100) / 100).toBe(now);
      const exact = ((low ?? 0) * (100 + value)) / 100;
      expect(Math.abs(now - exact)).toBeLessThanOrEqual(step / 2 + 1e-4);
      expect(raised(high ?? 0, { by, value, step })).toBeGreaterThanOrEqual(now);
    }),
  );
});

test("keeps dishes without a price in the currency, or that would cost nothing", () => {
  const a = { name: "A", price: { BRL: 10, EUR: 3 } };
  const others = [
    { name: "B" },
    { name: "C", price: { EUR: 2 } },
    { name: "D", price: { BRL: 4 } },
  ];
  const sections = [sectionOf(a), sectionOf(...others)];
  const all = raisedPrices(sections, { by: "amount", value: -4, step: 1 }, { currency: "BRL" });
  expect(all.changes.map(({ dish, was, now }) => [dish.name, was, now])).toEqual([["A", 10, 6]]);
  expect(all.left).toEqual(others);
  expect(all.changes[0]?.next(a)).toEqual({ price: { BRL: 6, EUR: 3 } });
  const one = raisedPrices(sections, TEN_PERCENT, { currency: "BRL", only: 0 });
  expect(one).toMatchObject({ changes: [{ now: 11 }], left: [] });
});

// Rule 4.20.
test("raises sizes and glasses with their dish, or nothing of it", () => {
  const wine: MenuItem = {
    name: "Vinho",
    price: { BRL: 300 },
    wine: { grape: "Malbec", glass: { BRL: 50 } },
    sizes: [
      { size: "half-bottle", price: { BRL: 160, EUR: 30 } },
      { size: "jug", amount: 500, price: { EUR: 9 } },
    ],
  };
  const sections = [sectionOf(wine)];
  const { changes } = raisedPrices(sections, TEN_PERCENT, { currency: "BRL" });
  expect(changes.map(({ size, was, now }) => [size?.size, was, now])).toEqual([
    [undefined, 300, 330],
    ["glass", 50, 55],
    ["half-bottle", 160, 176],
  ]);
  const [section] = withDishChanges(sections, { changes });
  expect(section?.items[0]).toEqual({
    name: "Vinho",
    price: { BRL: 330 },
    wine: { grape: "Malbec", glass: { BRL: 55 } },
    sizes: [{ size: "half-bottle", price: { BRL: 176, EUR: 30 } }, wine.sizes?.[1]],
  });
  const less = { by: "amount", value: -60, step: 1 } as const;
  const lowered = raisedPrices(sections, less, { currency: "BRL" });
  expect(lowered).toEqual({ changes: [], left: [wine] });
});
