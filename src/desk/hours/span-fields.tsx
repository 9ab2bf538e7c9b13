import { MOST } from "#content/schemas/content-maxima.ts";
import { m } from "#desk/paraglide/messages.js";
import { AddButton } from "#desk/rows/add-button.tsx";
import { LineControl } from "#desk/pieces/piece-controls.tsx";
import { Button } from "#desk/ui/button.tsx";
import { isOvernight, type Span } from "./opening-hours-words.ts";

interface SpanFieldsProps {
  readonly name: string;
  /** The day, for screen readers. */
  readonly label: string;
  readonly spans: readonly Span[];
  readonly onChange: (spans: readonly Span[]) => void;
}

const LUNCH: Span = { opens: "12:00", closes: "16:00" };
const DINNER: Span = { opens: "19:00", closes: "23:30" };

/** Edits a day's spans; none means closed. */
export function SpanFields({ name, label, spans, onChange }: SpanFieldsProps) {
  return (
    <div className="day-spans flex flex-wrap items-end gap-x-6 gap-y-1.5">
      {spans.length === 0 && <p className="small self-center">{m.hours_closed()}</p>}
      {spans.map((span, index) => (
        <div
          // A span is its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          role="group"
          aria-label={`${label} ${index + 1}`}
          className="span flex flex-wrap items-end gap-x-2 gap-y-1"
        >
          <LineControl
            name={`${name}.${index}.opens`}
            type="time"
            label={m.hours_opens()}
            value={span.opens}
            onChange={(opens) => onChange(spans.with(index, { ...span, opens }))}
          />
          <LineControl
            name={`${name}.${index}.closes`}
            type="time"
            label={m.hours_closes()}
            value={span.closes}
            onChange={(closes) => onChange(spans.with(index, { ...span, closes }))}
          />
          {isOvernight(span) && <p className="small self-center pt-5">{m.hours_next_day()}</p>}
          <Button
            variant="quiet"
            about={`${label} ${span.opens}–${span.closes}`}
            onClick={() => onChange(spans.toSpliced(index, 1))}
          >
            {m.remove()}
          </Button>
        </div>
      ))}
      <AddButton
        variant="quiet"
        about={label}
        count={spans.length}
        maximum={MOST.spansOfDay}
        onClick={() => onChange([...spans, spans.length === 0 ? LUNCH : DINNER])}
      >
        {m.hours_add()}
      </AddButton>
    </div>
  );
}
