import { expect, test } from "vitest";
import type { OpeningHours } from "#content/schemas/opening-hours.ts";
import { closedAt, houseDay } from "./house-day.ts";

const HOURS: OpeningHours = {
  timeZone: "Europe/Madrid",
  weekly: [
    { days: ["friday"], opens: "13:00", closes: "15:00" },
    { days: ["friday", "saturday"], opens: "20:00", closes: "01:00" },
  ],
  validFrom: "2026-11-01",
  validUntil: "",
};
const CHRISTMAS = { from: "2026-12-25", to: "2026-12-25", spans: [], reason: null, notice: null };
const MADRID = {
  openingHours: HOURS,
  specialDays: [CHRISTMAS],
  citySlug: "madrid",
  country: "Espanha",
};
const at = (moment: string, changes = {}) => houseDay({ ...MADRID, ...changes }, new Date(moment));

// Rule 10.43.
test("offers to close earlier at each coming half hour, and after lunch", () => {
  const friday = at("2026-12-04T13:40+01:00");
  expect(friday).toMatchObject({ date: "2026-12-04", special: undefined });
  const evening = ["00:30", "00:00", "23:30", "23:00", "22:30", "22:00", "21:30", "21:00", "20:30"];
  expect(friday.closings).toEqual([...evening, "15:00", "14:30", "14:00"]);
  const [lunch, dinner] = friday.spans ?? [];
  for (const [time, spans] of [
    ["22:30", [lunch, { opens: "20:00", closes: "22:30" }]],
    ["00:30", [lunch, { opens: "20:00", closes: "00:30" }]],
    ["15:00", [lunch]],
    ["14:00", [{ opens: "13:00", closes: "14:00" }]],
  ] as const) {
    expect(closedAt([lunch!, dinner!], time), time).toEqual(spans);
  }
});

test("counts as yesterday after midnight until closing", () => {
  expect(at("2026-12-05T00:10+01:00")).toMatchObject({ date: "2026-12-04", closings: ["00:30"] });
  expect(at("2026-12-05T01:00+01:00")).toMatchObject({ date: "2026-12-05" });
});

test("offers nothing for a closed day, and treats invalid hours as unknown", () => {
  expect(at("2026-12-25T12:00+01:00")).toMatchObject({
    special: CHRISTMAS,
    spans: [],
    closings: [],
  });
  expect(at("2026-10-30T12:00+01:00")).toMatchObject({ date: "2026-10-30", isKnown: false });
  const unknown = { openingHours: null };
  expect(at("2026-12-05T00:30+01:00", unknown)).toMatchObject({ date: "2026-12-05", spans: [] });
  expect(at("2026-12-25T12:00+01:00", unknown)).toMatchObject({ isKnown: true });
});
