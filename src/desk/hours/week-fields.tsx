import { useState } from "react";
import type { OpeningHours } from "#content/schemas/opening-hours.ts";
import { m } from "#desk/paraglide/messages.js";
import { ControlGroup } from "#desk/pieces/piece-controls.tsx";
import { announce } from "#desk/ui/announcements.tsx";
import { Button } from "#desk/ui/button.tsx";
import { SkipToPublish } from "#desk/ui/skip-to-publish.tsx";
import { dayName, isWhole, type Span, spansByDay, weeklyOf } from "./opening-hours-words.ts";
import { SpanFields } from "./span-fields.tsx";
import { Dialog } from "#desk/ui/dialog.tsx";
import { CheckField } from "#desk/ui/field.tsx";
import { Form } from "#desk/ui/form.tsx";
import { minutesOf } from "#content/schemas/opening-times.ts";

interface WeekFieldsProps {
  readonly weekly: OpeningHours["weekly"];
  readonly onChange: (weekly: OpeningHours["weekly"]) => void;
}

/** Edits the week: each day with its times and a bar, which can be copied to other days. */
export function WeekFields({ weekly, onChange }: WeekFieldsProps) {
  const [edited, setEdited] = useState({ weekly, days: spansByDay(weekly) });
  const [copied, setCopied] = useState<number>();
  // Shows the text as typed, unless the value changed elsewhere.
  const days = edited.weekly === weekly ? edited.days : spansByDay(weekly);
  function change(next: readonly (readonly Span[])[]) {
    const entries = weeklyOf(next);
    setEdited({ weekly: entries, days: next });
    onChange(entries);
  }
  return (
    <ControlGroup name="openingHours.weekly" label={m.hours_week()} hint={m.hours_week_hint()}>
      <div className="mt-1.5 border-t border-(--line)">
        {days.map((spans, day) => (
          <div
            key={dayName(day)}
            role="group"
            aria-label={dayName(day)}
            className="day flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-(--line) py-2"
          >
            <p className="w-36 flex-none font-semibold">{dayName(day)}</p>
            <DayBar spans={spans} />
            <SpanFields
              name={`openingHours.day.${day}`}
              label={dayName(day)}
              spans={spans}
              onChange={(next) => change(days.with(day, next))}
            />
            <Button variant="quiet" about={dayName(day)} onClick={() => setCopied(day)}>
              {m.hours_copy_day()}
            </Button>
            <SkipToPublish />
          </div>
        ))}
      </div>
      {copied !== undefined && (
        <CopyDayDialog
          day={copied}
          onClose={() => setCopied(undefined)}
          onCopy={(targets) => {
            const spans = days[copied] ?? [];
            change(days.map((one, day) => (targets.includes(day) ? spans : one)));
            setCopied(undefined);
            announce(m.hours_day_copied({ day: dayName(copied) }), () => change(days));
          }}
        />
      )}
    </ControlGroup>
  );
}

interface CopyDayDialogProps {
  readonly day: number;
  readonly onCopy: (targets: readonly number[]) => void;
  readonly onClose: () => void;
}

function CopyDayDialog({ day, onCopy, onClose }: CopyDayDialogProps) {
  const others = [0, 1, 2, 3, 4, 5, 6].filter((other) => other !== day);
  return (
    <Dialog title={m.hours_copy_title({ day: dayName(day) })} onClose={onClose}>
      <Form
        submitText={m.copy()}
        onSend={async (values) => onCopy(others.filter((other) => values.has(`day-${other}`)))}
      >
        <div className="checks">
          {others.map((other) => (
            <CheckField key={other} name={`day-${other}`} label={dayName(other)} />
          ))}
        </div>
      </Form>
    </Dialog>
  );
}

/** From midnight to 06:00 of the next day. */
const BAR_MINUTES = 30 * 60;
const SIX_HOURS = 6 * 60;

/** Draws a day's hours; the fields beside it are the accessible form. */
function DayBar({ spans }: { readonly spans: readonly Span[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BAR_MINUTES} 10`}
      preserveAspectRatio="none"
      className="h-1.5 w-40 flex-[1_1_10rem] bg-(--surface-alt) fill-gold"
    >
      {[1, 2, 3, 4].map((quarter) => (
        <rect
          key={quarter}
          x={quarter * SIX_HOURS}
          width="4"
          height="10"
          className="fill-(--line)"
        />
      ))}
      {spans.filter(isWhole).map((span) => {
        const [from, to] = minutesOf(span);
        return <rect key={`${from}-${to}`} x={from} width={to - from} height="10" />;
      })}
    </svg>
  );
}
