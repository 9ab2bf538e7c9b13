import { Link } from "react-router";
import type { SpecialDays } from "#content/schemas/opening-hours.ts";
import { withDays } from "#content/schemas/special-days.ts";
import type { HouseToday } from "#server/desk/today/today-contract.ts";
import { isFailure } from "#desk/api/call-failure.ts";
import { saveDays } from "#desk/api/today-calls.ts";
import { daysChange } from "#desk/hours/days-change.ts";
import { closedAt, type HouseDay } from "#desk/hours/house-day.ts";
import { spansOnDate, spansWords } from "#desk/hours/opening-hours-words.ts";
import { sentenceNow } from "#desk/hours/site-sentence.tsx";
import { m } from "#desk/paraglide/messages.js";
import { announce } from "#desk/ui/announcements.tsx";
import { Button } from "#desk/ui/button.tsx";
import { Dialog } from "#desk/ui/dialog.tsx";
import { FailureNotice } from "#desk/ui/failure-notice.tsx";
import { useAction } from "#desk/ui/use-action.ts";

interface DayDialogProps {
  readonly house: HouseToday;
  readonly day: HouseDay;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The second press, which applies at once. */
export function DayDialog({ house, day, onChanged, onClose }: DayDialogProps) {
  const { slug, name, specialDays } = house;
  const { date, isKnown, special, spans, closings } = day;
  const week = spansOnDate({ ...house, specialDays: [] }, date);
  const today = { from: date, to: date };

  const { run, isBusy, failure } = useAction(async (next: SpecialDays["spans"] | undefined) => {
    const { reason = null, notice = null } = special ?? {};
    const days = next === undefined ? [] : [{ ...today, spans: next, reason, notice }];
    try {
      const undo = await saveDays([daysChange(house, { ...today, days })]);
      const changed = { ...house, specialDays: withDays(specialDays, { ...today, days }) };
      announce(m.today_published({ name, words: sentenceNow(changed) }), async () => {
        try {
          await undo();
          announce(m.today_undone({ name }));
        } finally {
          onChanged();
        }
      });
    } catch (error) {
      if (!isFailure(error, "conflict")) throw error;
      announce(m.today_moved());
    }
    onChanged();
    onClose();
  });

  const isClosed = special?.spans.length === 0;
  return (
    <Dialog title={m.today_early_title({ name })} onClose={onClose}>
      <div className="stack">
        <p>{m.today_early_text({ hours: isKnown ? spansWords(spans) : m.today_unknown() })}</p>
        <FailureNotice failure={failure} />
        {closings.length > 0 && (
          <div role="group" aria-label={m.today_early()} className="form-buttons">
            {closings.map((closing) => (
              <Button
                key={closing}
                isBusy={isBusy}
                onClick={() => void run(closedAt(spans, closing))}
              >
                {closing}
              </Button>
            ))}
          </div>
        )}
        <div className="form-buttons">
          {!isClosed && (
            <Button isBusy={isBusy} onClick={() => void run([])}>
              {m.today_closed_confirm()}
            </Button>
          )}
          {special !== undefined && (
            <Button isBusy={isBusy} onClick={() => void run(undefined)}>
              {house.openingHours === null
                ? m.today_as_week()
                : m.today_as_week_hours({ hours: spansWords(week) })}
            </Button>
          )}
          <Link to={`/special-day?restaurant=${slug}`} className="text-link">
            {m.special_other_days()}
          </Link>
        </div>
      </div>
    </Dialog>
  );
}
