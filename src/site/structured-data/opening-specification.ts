import type { OpeningHoursSpecification } from "schema-dts";
import type { OpeningHours } from "#api/restaurants/restaurants.contract.ts";

/** A restaurant's hours as search engines read them: a span past midnight is one, and so is a day. */
export function openingSpecification(hours: OpeningHours): OpeningHoursSpecification[] {
  const { weekly, exceptions, validFrom, validUntil } = hours;
  const held = {
    ...(validFrom !== "" && { validFrom }),
    ...(validUntil !== "" && { validThrough: validUntil }),
  };
  return [
    ...weekly.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: days.map((day) => `https://schema.org/${capital(day)}` as const),
      opens,
      closes: closingOf({ opens, closes }),
      ...held,
    })),
    ...exceptions.flatMap(({ date, name, spans }) =>
      // Opening and closing at midnight means closed.
      (spans.length === 0 ? [CLOSED] : spans).map((span) => ({
        "@type": "OpeningHoursSpecification" as const,
        ...(name !== null && { name: name.pt }),
        opens: span.opens,
        closes: span === CLOSED ? CLOSED.closes : closingOf(span),
        validFrom: date,
        validThrough: date,
      })),
    ),
  ];
}

const CLOSED = { opens: "00:00", closes: "00:00" };

/** The whole day is written so that it does not read as closed. */
function closingOf({ opens, closes }: typeof CLOSED): string {
  return opens === "00:00" && closes === "00:00" ? "23:59" : closes;
}

type Day = OpeningHours["weekly"][number]["days"][number];

function capital(day: Day): Capitalize<Day> {
  return (day.charAt(0).toUpperCase() + day.slice(1)) as Capitalize<Day>;
}
