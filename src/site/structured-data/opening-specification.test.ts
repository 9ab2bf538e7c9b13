import { expect, test } from "vitest";
import { openingSpecification } from "./restaurant-node.ts";

const TIMES = { zone: "Europe/Madrid", week: [], other: [], from: "", until: "" };
const type = { "@type": "OpeningHoursSpecification" };

test("writes a span past midnight as one, with its validity", () => {
  const week = [["56", 1230, 1500]] as const;
  expect(
    openingSpecification({ ...TIMES, week, from: "2026-01-01" }).openingHoursSpecification,
  ).toEqual([
    {
      ...type,
      dayOfWeek: ["https://schema.org/Friday", "https://schema.org/Saturday"],
      opens: "20:30",
      closes: "01:00",
      validFrom: "2026-01-01",
    },
  ]);
});

test("writes a closed day from midnight to midnight, and a whole day differently", () => {
  const day = { validFrom: "2026-12-25", validThrough: "2026-12-26" };
  const nextDay = { validFrom: "2026-12-31", validThrough: "2026-12-31" };
  const other = [
    ["2026-12-25", "2026-12-26", "Natal", []],
    ["2026-12-31", "2026-12-31", "", [[0, 1440]]],
  ] as const;
  // An unknown week is omitted.
  expect(openingSpecification({ ...TIMES, week: null, other })).toEqual({
    specialOpeningHoursSpecification: [
      { ...type, name: "Natal", opens: "00:00", closes: "00:00", ...day },
      { ...type, opens: "00:00", closes: "23:59", ...nextDay },
    ],
  });
});
