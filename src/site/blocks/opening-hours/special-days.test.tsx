import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { SpecialDays, hidePastDays } from "./special-days.tsx";
import type { OpeningTimes } from "#content/schemas/opening-status.ts";

const LUNCH = [720, 900] as const;
const DINNER = [1140, 1470] as const;
const TIMES: OpeningTimes = {
  zone: "America/Sao_Paulo",
  week: [["123456", ...LUNCH]],
  other: [
    ["2026-12-01", "2026-12-14", "Obras", []],
    ["2026-12-24", "2026-12-24", "", [LUNCH, DINNER]],
    ["2026-12-25", "2026-12-25", "Natal", []],
  ],
  from: "",
  until: "",
};

const tableOf = (times: OpeningTimes | undefined) =>
  renderPage("/pt", <SpecialDays times={times} />).queryByRole<HTMLTableElement>("table");

test("days that differ stand in order, with their name and hours", () => {
  const table = tableOf(TIMES)!;
  expect(table.caption?.textContent).toBe("Dias com outro horário");
  expect(Array.from(table.rows, ({ textContent }) => textContent)).toEqual([
    "1 de dezembro de 2026 – 14 de dezembro de 2026ObrasFechado",
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
  expect(hiddenAt("2026-12-25T02:59Z")).toEqual([false, true, false, false]);
  expect(hiddenAt("2026-12-25T03:00Z")).toEqual([false, true, true, false]);
  expect(hiddenAt("2026-12-26T03:00Z")).toEqual([true, true, true, true]);
});
