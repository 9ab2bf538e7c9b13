import { DayBar } from "./day-bar.tsx";
import { CopyDayDialog } from "./copy-day-dialog.tsx";
import { useState } from "react";
import type { OpeningHours } from "#content/shapes/opening-hours.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { ControlGroup } from "#desk/client/pieces/piece-controls.tsx";
import { announce } from "#desk/client/ui/announcements.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { SkipToPublish } from "#desk/client/ui/skip-to-publish.tsx";
import { dayName, type Span, spansByDay, weeklyOf } from "./opening-hours-words.ts";
import { SpanFields } from "./span-fields.tsx";

interface WeekFieldsProps {
  readonly weekly: OpeningHours["weekly"];
  readonly onChange: (weekly: OpeningHours["weekly"]) => void;
}

/** The week at a glance: each day with its times and a bar that shows them, to be copied to other days. */
export function WeekFields({ weekly, onChange }: WeekFieldsProps) {
  const [edited, setEdited] = useState({ weekly, days: spansByDay(weekly) });
  const [copied, setCopied] = useState<number>();
  // As it was typed; what somebody else changed is shown as it came.
  const days = edited.weekly === weekly ? edited.days : spansByDay(weekly);
  function change(next: readonly (readonly Span[])[]) {
    const entries = weeklyOf(next);
    setEdited({ weekly: entries, days: next });
    onChange(entries);
  }
  return (
    <ControlGroup name="openingHours.weekly" label={m.hours_week()} hint={m.hours_week_hint()}>
      <div className="week">
        {days.map((spans, day) => (
          <div key={dayName(day)} role="group" aria-label={dayName(day)} className="day">
            <p className="day-name">{dayName(day)}</p>
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
