import { expect, test } from "vitest";
import { type OpeningHours, openingHours } from "./opening-hours.ts";
import { hoursWords } from "./hours-words.ts";
import { WEEKDAYS } from "#language/weekdays.ts";

const NO_WORDS = { pt: "", en: "", es: "" };
const LUNCH = { opens: "13:30", closes: "16:00" };
const DINNER = { opens: "20:30", closes: "00:30" };

const hoursOf = (changes: Partial<OpeningHours> = {}): OpeningHours => ({
  timeZone: "Europe/Madrid",
  weekly: [
    { days: ["tuesday", "wednesday", "thursday", "friday", "saturday"], ...DINNER },
    { days: ["tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], ...LUNCH },
  ],
  exceptions: [],
  validFrom: "",
  validUntil: "",
  ...changes,
});

test("derives the text of hours from the spans, a line per run of days", () => {
  expect(hoursWords({ hours: NO_WORDS, openingHours: hoursOf() })).toEqual({
    pt: "Segunda-feira: fechado\nTerça-feira a sábado: 13:30–16:00, 20:30–00:30\nDomingo: 13:30–16:00",
    en: "Monday: closed\nTuesday to Saturday: 13:30–16:00, 20:30–00:30\nSunday: 13:30–16:00",
    es: "Lunes: cerrado\nDe martes a sábado: 13:30–16:00, 20:30–00:30\nDomingo: 13:30–16:00",
  });
});

test("says every day if all days are alike", () => {
  const daily = hoursOf({ weekly: [{ days: WEEKDAYS, ...LUNCH }] });
  expect(hoursWords({ hours: NO_WORDS, openingHours: daily }).en).toBe("Every day: 13:30–16:00");
});

test("keeps the restaurant's own text, and invents none", () => {
  const own = { pt: "Sempre", en: "Always", es: "Siempre" };
  expect(hoursWords({ hours: own, openingHours: hoursOf() })).toBe(own);
  expect(hoursWords({ hours: NO_WORDS, openingHours: null })).toBe(NO_WORDS);
});

const DAY = { date: "2026-12-25", name: null, spans: [] };

test.each([
  { weekly: [{ days: ["monday"], opens: "24:00", closes: "01:00" }] },
  { weekly: [{ days: [], ...LUNCH }] },
  { weekly: [{ days: ["someday"], ...LUNCH }] },
  { exceptions: [DAY, DAY] },
  { exceptions: [{ ...DAY, date: "2026-02-30" }] },
  { validFrom: "soon" },
  { timeZone: "UTC+3" },
])("refuses %j as hours", (changes) => {
  expect(openingHours.safeParse({ ...hoursOf(), ...changes }).success).toBe(false);
});
