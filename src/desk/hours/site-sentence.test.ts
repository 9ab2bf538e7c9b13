import { beforeAll, expect, test } from "vitest";
import type { OpeningHours } from "#content/schemas/opening-hours.ts";
import { overwriteGetLocale } from "../paraglide/runtime.js";
import { sentenceAt } from "./site-sentence.tsx";

// Tests of other files use other languages.
beforeAll(() => overwriteGetLocale(() => "pt"));

const HOURS: OpeningHours = {
  timeZone: "Europe/Madrid",
  weekly: [
    { days: ["friday", "saturday"], opens: "20:00", closes: "01:00" },
    { days: ["sunday"], opens: "", closes: "16:00" },
  ],
  validFrom: "2026-11-01",
  validUntil: "",
};

test.each([
  ["2026-12-04T21:00", "pt", "Aberto agora · até 01:00"],
  ["2026-12-05T00:30", "en", "Open now · until 01:00"],
  ["2026-12-25T21:00", "es", "Cerrado hoy (Navidad)"],
  ["2026-12-06T14:00", "en", "Opens on Friday at 20:00"],
  ["2026-10-01T14:00", "en", "Nada: nesse dia estes horários não valem."],
] as const)("at %s the site says in %s: %s", (wall, language, words) => {
  const notice = { pt: "Natal", en: "Christmas", es: "Navidad" };
  const christmas = { from: "2026-12-25", to: "2026-12-25", spans: [], reason: null, notice };
  const place = { citySlug: "madrid", country: "Espanha", specialDays: [christmas] };
  expect(sentenceAt({ ...place, openingHours: HOURS }, wall, language)).toBe(words);
});
