import { useState } from "react";
import type { OpeningHours } from "#content/shapes/opening-hours.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { ItemList } from "#desk/client/pieces/item-list.tsx";
import {
  CheckControl,
  ControlGroup,
  LineControl,
  SelectControl,
  TextsControl,
} from "#desk/client/pieces/piece-controls.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { dayName, type Span, spansByDay, weeklyOf } from "./opening-hours-words.ts";

const ZONES = [
  "America/Sao_Paulo",
  "Europe/Madrid",
  "America/Santiago",
  "America/Argentina/Buenos_Aires",
];
const EMPTY: OpeningHours = {
  timeZone: "America/Sao_Paulo",
  weekly: [],
  exceptions: [],
  validFrom: "",
  validUntil: "",
};
const NEW_SPAN: Span = { opens: "12:00", closes: "16:00" };

interface OpeningHoursFieldsProps {
  readonly value: OpeningHours | null;
  readonly onChange: (value: OpeningHours | null) => void;
}

/** When a restaurant is open: each day of the week, days that differ, and how long all this holds. */
export function OpeningHoursFields({ value, onChange }: OpeningHoursFieldsProps) {
  // Somebody who unticks the box by mistake has everything back.
  const [last, setLast] = useState(value ?? EMPTY);
  function change(next: Partial<OpeningHours>) {
    const changed = { ...(value ?? last), ...next };
    setLast(changed);
    onChange(changed);
  }
  return (
    <>
      <CheckControl
        name="openingHours"
        label={m.hours_known()}
        value={value !== null}
        onChange={(isKnown) => onChange(isKnown ? last : null)}
      />
      {value !== null && (
        <>
          <Week weekly={value.weekly} onChange={(weekly) => change({ weekly })} />
          <div className="fields">
            <SelectControl
              name="openingHours.timeZone"
              label={m.hours_zone()}
              value={value.timeZone}
              choices={[...new Set([...ZONES, value.timeZone])].map((zone) => [zone, zone])}
              onChange={(timeZone) => change({ timeZone })}
            />
            <LineControl
              name="openingHours.validFrom"
              type="date"
              label={m.hours_from()}
              value={value.validFrom}
              onChange={(validFrom) => change({ validFrom })}
            />
            <LineControl
              name="openingHours.validUntil"
              type="date"
              label={m.hours_until()}
              value={value.validUntil}
              onChange={(validUntil) => change({ validUntil })}
            />
          </div>
          <Exceptions value={value} onChange={(exceptions) => change({ exceptions })} />
        </>
      )}
    </>
  );
}

interface WeekProps {
  readonly weekly: OpeningHours["weekly"];
  readonly onChange: (weekly: OpeningHours["weekly"]) => void;
}

function Week({ weekly, onChange }: WeekProps) {
  const [edited, setEdited] = useState({ weekly, days: spansByDay(weekly) });
  // As it was typed; what somebody else changed is shown as it came.
  const days = edited.weekly === weekly ? edited.days : spansByDay(weekly);
  function change(day: number, spans: readonly Span[]) {
    const next = days.with(day, spans);
    const entries = weeklyOf(next);
    setEdited({ weekly: entries, days: next });
    onChange(entries);
  }
  return (
    <ControlGroup name="openingHours.weekly" label={m.hours_week()} hint={m.hours_week_hint()}>
      <div className="week">
        {days.map((spans, day) => (
          <Spans
            key={dayName(day)}
            name={`openingHours.day.${day}`}
            label={dayName(day)}
            spans={spans}
            onChange={(next) => change(day, next)}
          />
        ))}
      </div>
    </ControlGroup>
  );
}

interface SpansProps {
  readonly name: string;
  readonly label: string;
  readonly spans: readonly Span[];
  readonly onChange: (spans: readonly Span[]) => void;
}

function Spans({ name, label, spans, onChange }: SpansProps) {
  return (
    <div role="group" aria-label={label} className="day">
      <p className="day-name">{label}</p>
      <div className="day-spans">
        {spans.length === 0 && <p className="small">{m.hours_closed()}</p>}
        {spans.map((span, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a span is its place
          <div key={index} className="span">
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
            <Button
              variant="quiet"
              about={`${label} ${span.opens}`}
              onClick={() => onChange(spans.toSpliced(index, 1))}
            >
              {m.remove()}
            </Button>
          </div>
        ))}
      </div>
      <Button variant="quiet" about={label} onClick={() => onChange([...spans, NEW_SPAN])}>
        {m.hours_add()}
      </Button>
    </div>
  );
}

type Exception = OpeningHours["exceptions"][number];

interface ExceptionsProps {
  readonly value: OpeningHours;
  readonly onChange: (exceptions: readonly Exception[]) => void;
}

function Exceptions({ value, onChange }: ExceptionsProps) {
  return (
    <ItemList<Exception>
      name="openingHours.exceptions"
      label={m.hours_exceptions()}
      hint={m.hours_exceptions_hint()}
      items={value.exceptions}
      onChange={onChange}
      nameOf={({ date }) => date || m.hours_new_exception()}
      newItem={() => ({ date: "", name: null, spans: [] })}
      addText={m.hours_add_exception()}
    >
      {(item, change, name) => (
        <>
          <LineControl
            name={`${name}.date`}
            type="date"
            label={m.hours_date()}
            value={item.date}
            onChange={(date) => change({ ...item, date })}
          />
          <Spans
            name={`${name}.spans`}
            label={m.hours_title()}
            spans={item.spans}
            onChange={(spans) => change({ ...item, spans })}
          />
          <TextsControl
            name={`${name}.name`}
            label={m.hours_exception_name()}
            value={item.name ?? { pt: "", en: "", es: "" }}
            onChange={(texts) => {
              const isEmpty = Object.values(texts).every((text) => text === "");
              change({ ...item, name: isEmpty ? null : texts });
            }}
          />
        </>
      )}
    </ItemList>
  );
}
