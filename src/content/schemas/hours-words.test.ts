import { expect, test } from "vitest";
import { type OpeningHours, openingHours, specialDays } from "./opening-hours.ts";
import { hoursWords, withoutSpecialDays, withSpecialDays } from "./hours-words.ts";
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

test.each([
  { weekly: [{ days: ["monday"], opens: "24:00", closes: "01:00" }] },
  { weekly: [{ days: [], ...LUNCH }] },
  { weekly: [{ days: ["someday"], ...LUNCH }] },
  { validFrom: "soon" },
  { timeZone: "UTC+3" },
])("refuses %j as hours", (changes) => {
  expect(openingHours.safeParse({ ...hoursOf(), ...changes }).success).toBe(false);
});

const DAYS = { from: "2026-12-01", to: "2026-12-14", spans: [], reason: null, notice: null };

test.each([
  [DAYS, true],
  [{ ...DAYS, to: "2026-11-30" }, false],
  [{ ...DAYS, from: "2026-02-30" }, false],
  [{ ...DAYS, reason: "sun" }, false],
])("whether %j are special days: %j", (days, isRight) => {
  expect(specialDays.safeParse(days).success).toBe(isRight);
});

// Rule 4.21.
test("appends special days to the text of hours, and removes them again", () => {
  const hours = { pt: "Sempre", en: "", es: "Siempre" };
  const notice = { pt: "Alagamento", en: "", es: "" };
  const eve = { from: "2026-12-24", to: "2026-12-24", spans: [LUNCH] };
  const days = [
    { ...DAYS, reason: "incident", notice },
    { ...DAYS, ...eve },
  ] as const;
  const written = withSpecialDays(hours, days);
  expect(written).toEqual({
    pt: "Sempre\n1 de dezembro de 2026 – 14 de dezembro de 2026: fechado (Alagamento)\nquinta-feira, 24 de dezembro de 2026: 13:30–16:00",
    en: "December 1, 2026 – December 14, 2026: closed (Unforeseen circumstances)\nThursday, December 24, 2026: 13:30–16:00",
    es: "Siempre\n1 de diciembre de 2026 – 14 de diciembre de 2026: cerrado (Imprevisto)\njueves, 24 de diciembre de 2026: 13:30–16:00",
  });
  expect(withoutSpecialDays(written, days)).toEqual(hours);
});
