import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { ExceptionDays, hidePastDays } from "./exception-days.tsx";
import type { OpeningTimes } from "#content/shapes/opening-status.ts";

const LUNCH = [720, 900] as const;
const DINNER = [1140, 1470] as const;
const TIMES: OpeningTimes = {
  zone: "America/Sao_Paulo",
  week: [["123456", ...LUNCH]],
  other: [
    ["2026-12-25", "Natal", []],
    ["2026-12-24", "", [LUNCH, DINNER]],
  ],
  from: "",
  until: "",
};

const tableOf = (times: OpeningTimes | undefined) =>
  renderPage("/pt", <ExceptionDays times={times} />).queryByRole<HTMLTableElement>("table");

test("days that differ stand in order, with their name and hours", () => {
  const table = tableOf(TIMES)!;
  expect(table.caption?.textContent).toBe("Dias com outro horário");
  expect(Array.from(table.rows, ({ textContent }) => textContent)).toEqual([
    "quinta-feira, 24 de dezembro de 202612:00–15:00, 19:00–00:30",
    "sexta-feira, 25 de dezembro de 2026NatalFechado",
  ]);
});

test("there is no table where hours or other days are unknown", () => {
  expect(tableOf(undefined)).toBeNull();
  expect(tableOf({ ...TIMES, other: [] })).toBeNull();
});

test("past days are hidden by the restaurant's clock, and a table of past days whole", () => {
  const table = tableOf(TIMES)!;
  const hiddenAt = (now: string) => {
    hidePastDays(table, TIMES.zone, new Date(now));
    return [table, ...table.rows].map(({ hidden }) => hidden);
  };
  // In São Paulo it is still the 24th.
  expect(hiddenAt("2026-12-25T02:59Z")).toEqual([false, false, false]);
  expect(hiddenAt("2026-12-25T03:00Z")).toEqual([false, true, false]);
  expect(hiddenAt("2026-12-26T03:00Z")).toEqual([true, true, true]);
});
