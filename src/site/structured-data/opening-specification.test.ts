import { expect, test } from "vitest";
import { openingSpecification } from "./opening-specification.ts";

const HOURS = {
  timeZone: "Europe/Madrid",
  weekly: [],
  exceptions: [],
  validFrom: "",
  validUntil: "",
};
const type = { "@type": "OpeningHoursSpecification" };

test("a span past midnight is one, and says for which days it holds", () => {
  const weekly = [{ days: ["friday", "saturday"] as const, opens: "20:30", closes: "01:00" }];
  expect(openingSpecification({ ...HOURS, weekly, validFrom: "2026-01-01" })).toEqual([
    {
      ...type,
      dayOfWeek: ["https://schema.org/Friday", "https://schema.org/Saturday"],
      opens: "20:30",
      closes: "01:00",
      validFrom: "2026-01-01",
    },
  ]);
});

test("a closed day opens and closes at midnight, a whole day does not", () => {
  const day = { validFrom: "2026-12-25", validThrough: "2026-12-25" };
  const other = { validFrom: "2026-12-31", validThrough: "2026-12-31" };
  const exceptions = [
    { date: "2026-12-25", name: { pt: "Natal", en: "Christmas", es: "Navidad" }, spans: [] },
    { date: "2026-12-31", name: null, spans: [{ opens: "00:00", closes: "00:00" }] },
  ];
  expect(openingSpecification({ ...HOURS, exceptions })).toEqual([
    { ...type, name: "Natal", opens: "00:00", closes: "00:00", ...day },
    { ...type, opens: "00:00", closes: "23:59", ...other },
  ]);
});
