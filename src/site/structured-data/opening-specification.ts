import type { OpeningHoursSpecification } from "schema-dts";
import { WEEKDAYS } from "#language/weekdays.ts";
import type { OpeningTimes } from "#content/shapes/opening-status.ts";
import { timeOf } from "#content/shapes/opening-words.ts";

type Weekday = (typeof WEEKDAYS)[number];

/** Weekdays as schema.org calls them. */
export const schemaDays = (days: readonly Weekday[]) =>
  days.map((day) => {
    const name = (day.slice(0, 1).toUpperCase() + day.slice(1)) as Capitalize<Weekday>;
    return `https://schema.org/${name}` as const;
  });

/** A restaurant's hours as search engines read them: a span past midnight is one, and so is a day. */
export function openingSpecification(times: OpeningTimes): OpeningHoursSpecification[] {
  const { week, other, from, until } = times;
  const held = {
    ...(from !== "" && { validFrom: from }),
    ...(until !== "" && { validThrough: until }),
  };
  return [
    ...week.map(([days, ...span]) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: schemaDays(WEEKDAYS.filter((_, index) => days.includes(String(index + 1)))),
      ...clockOf(span),
      ...held,
    })),
    ...other.flatMap(([date, name, spans]) =>
      (spans.length === 0 ? [CLOSED] : spans.map(clockOf)).map((clock) => ({
        "@type": "OpeningHoursSpecification" as const,
        ...(name !== "" && { name }),
        ...clock,
        validFrom: date,
        validThrough: date,
      })),
    ),
  ];
}

/** Opening and closing at midnight means closed. */
const CLOSED = { opens: "00:00", closes: "00:00" };

/** A whole day is written so that it does not read as closed. */
function clockOf([from, to]: readonly [from: number, to: number]) {
  const isWholeDay = from === 0 && to === 24 * 60;
  return { opens: timeOf(from), closes: isWholeDay ? "23:59" : timeOf(to) };
}
