import { minutesOf } from "#content/shapes/opening-times.ts";
import { isWhole, type Span } from "./opening-hours-words.ts";

/** From midnight to six in the morning of the next day. */
const BAR_MINUTES = 30 * 60;
const SIX_HOURS = 6 * 60;

/** When a day is open, as a picture; the fields beside it say the same. */
export function DayBar({ spans }: { readonly spans: readonly Span[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BAR_MINUTES} 10`}
      preserveAspectRatio="none"
      className="day-bar"
    >
      {[1, 2, 3, 4].map((quarter) => (
        <rect
          key={quarter}
          x={quarter * SIX_HOURS}
          width="4"
          height="10"
          className="day-bar-line"
        />
      ))}
      {spans.filter(isWhole).map((span) => {
        const [from, to] = minutesOf(span);
        return <rect key={`${from}-${to}`} x={from} width={to - from} height="10" />;
      })}
    </svg>
  );
}
