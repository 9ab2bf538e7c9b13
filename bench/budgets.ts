import { readFileSync } from "node:fs";
import type { FirstLoad } from "./first-load.ts";

type Budgets = Readonly<Record<string, FirstLoad>>;

const BUDGETS = JSON.parse(
  readFileSync(new URL("budgets.json", import.meta.url), "utf8"),
) as Budgets;

/** The maximum first and largest paint, relative to a plain page (bench/paint.ts). */
export const PAINT_BUDGET = { first: 1.05, largest: 1.15 };

/** The maximum time from a tap to its result, relative to a plain page (bench/touch.ts). */
export const TOUCH_BUDGET = { part: 2, page: 1.4 };

/**
 * Returns a sentence for each part of a page's first load over its budget in bench/budgets.json.
 * Budgets of HTML leave 60 bytes, because hashes and ports change its compressed size.
 */
export function overBudget(page: string, load: FirstLoad): string[] {
  const budget = BUDGETS[page];
  if (budget === undefined) return [`${page} has no budget in bench/budgets.json.`];
  return (Object.keys(load) as (keyof FirstLoad)[])
    .filter((name) => load[name] > budget[name])
    .map((name) => `${page}: ${name} ${load[name]}, budget ${budget[name]}.`);
}
