import { dayInWords, numberInWords } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { axisEnd, type CountedDay } from "./lead-totals.ts";

// Positions are attributes in percent, because the CSP forbids style attributes and text must keep
// its size.

/** The share of the height for bars; the rest holds the top line's number. */
const HIGHEST = 88;
const percent = (part: number) => `${Math.round(part * 1000) / 1000}%`;

interface BarsProps {
  readonly days: readonly CountedDay[];
  readonly most: number;
}

function Bars({ days, most }: BarsProps) {
  const width = 100 / days.length;
  return days.map(({ day, count }, index) => {
    const height = (count / most) * HIGHEST;
    return (
      <rect
        key={day}
        className="chart-bar"
        x={percent((index + 0.12) * width)}
        width={percent(width * 0.76)}
        y={percent(100 - height)}
        height={percent(height)}
      >
        <title>{`${dayInWords(day)}: ${numberInWords(count)}`}</title>
      </rect>
    );
  });
}

/** Leads per day as bars, also described in its label and the table below. */
export function DayChart({ days }: Pick<BarsProps, "days">) {
  const most = Math.max(...days.map(({ count }) => count));
  const end = axisEnd(most);
  const middle = days[Math.floor(days.length / 2)];
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  const label = m.counts_chart({
    first: dayInWords(first),
    last: dayInWords(last),
    count: numberInWords(days.reduce((sum, { count }) => sum + count, 0)),
    most: numberInWords(most),
  });
  const lines = end > 1 && end % 2 === 0 ? [end / 2, end] : [end];
  return (
    <figure className="chart">
      <svg role="img" aria-label={label} className="chart-area h-52 w-full overflow-visible">
        {lines.map((value) => {
          const y = percent(100 - (value / end) * HIGHEST);
          return (
            <g key={value}>
              <line className="chart-line" x1="0" x2="100%" y1={y} y2={y} />
              <text className="chart-number" x="0" y={y} dy="-4">
                {numberInWords(value)}
              </text>
            </g>
          );
        })}
        <Bars days={days} most={end} />
        <line className="chart-base" x1="0" x2="100%" y1="100%" y2="100%" />
      </svg>
      <figcaption className="small mt-1.5 flex justify-between gap-2">
        <span>{dayInWords(first)}</span>
        {days.length > 7 && (
          <span className="max-[30rem]:hidden">{dayInWords(middle?.day ?? "")}</span>
        )}
        <span>{dayInWords(last)}</span>
      </figcaption>
    </figure>
  );
}

/** The same in a table row, beside its number for screen readers. */
export function DayLine({ days, most }: BarsProps) {
  return (
    <svg aria-hidden="true" className="h-8 w-[min(18rem,100%)] overflow-visible">
      <Bars days={days} most={most} />
      <line className="chart-base" x1="0" x2="100%" y1="100%" y2="100%" />
    </svg>
  );
}
