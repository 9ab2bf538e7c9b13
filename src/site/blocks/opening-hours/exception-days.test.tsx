import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { renderPage } from "#tests/render-page.ts";
import { ExceptionDays, hidePastDays } from "./exception-days.tsx";
import type { OpeningTimes } from "#content/shapes/opening-status.ts";

const TIMES: OpeningTimes = {
  zone: "America/Sao_Paulo",
  week: [["123456", 720, 900]],
  other: [
    ["2026-12-25", "Natal", []],
    [
      "2026-12-24",
      "",
      [
        [720, 900],
        [1140, 1470],
      ],
    ],
  ],
  from: "",
  until: "",
};

const tableOf = (times: OpeningTimes | undefined) =>
  renderPage("/pt", <ExceptionDays times={times} />).queryByRole("table");

test("days that differ stand in order, with their name and hours", () => {
  const table = tableOf(TIMES) as HTMLElement;
  const rows = within(table).getAllByRole("row");
  expect(table.querySelector("caption")?.textContent).toBe("Dias com outro horário");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "quinta-feira, 24 de dezembro de 202612:00–15:00, 19:00–00:30",
    "sexta-feira, 25 de dezembro de 2026NatalFechado",
  ]);
});

test("there is no table where hours or other days are unknown", () => {
  expect(tableOf(undefined)).toBeNull();
  expect(tableOf({ ...TIMES, other: [] })).toBeNull();
});

test("past days are hidden by the restaurant's clock, and a table of past days whole", () => {
  const table = tableOf(TIMES) as HTMLElement;
  const hidden = () =>
    within(table)
      .queryAllByRole("row", { hidden: true })
      .map((row) => row.hidden);
  // In São Paulo it is still the 24th.
  hidePastDays(table, TIMES.zone, new Date("2026-12-25T02:59Z"));
  expect([table.hidden, ...hidden()]).toEqual([false, false, false]);
  hidePastDays(table, TIMES.zone, new Date("2026-12-25T03:00Z"));
  expect([table.hidden, ...hidden()]).toEqual([false, true, false]);
  hidePastDays(table, TIMES.zone, new Date("2026-12-26T03:00Z"));
  expect([table.hidden, ...hidden()]).toEqual([true, true, true]);
});
