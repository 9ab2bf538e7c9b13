import { readFileSync } from "node:fs";
import type { FirstLoad } from "./first-load.ts";

type Budgets = Readonly<Record<string, FirstLoad>>;

const BUDGETS = JSON.parse(
  readFileSync(new URL("budgets.json", import.meta.url), "utf8"),
) as Budgets;

/** First and largest paint at most, as ratios to those of a plain page (bench/paint.ts). */
export const PAINT_BUDGET = { first: 1.05, largest: 1.15 };

/** From a tap to its result at most, as ratios to the same tap on a plain page (bench/touch.ts). */
export const TOUCH_BUDGET = { part: 2, page: 1.4 };

/** What of a page's first load exceeds its budget in bench/budgets.json, a sentence each. */
export function overBudget(page: string, load: FirstLoad): string[] {
  const budget = BUDGETS[page];
  if (budget === undefined) return [`${page} has no budget in bench/budgets.json.`];
  return (Object.keys(load) as (keyof FirstLoad)[])
    .filter((name) => load[name] > budget[name])
    .map((name) => `${page}: ${name} ${load[name]}, budget ${budget[name]}.`);
}
