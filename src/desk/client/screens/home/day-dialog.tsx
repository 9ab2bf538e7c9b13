import type { SpecialDays } from "#content/shapes/opening-hours.ts";
import { withDays } from "#content/shapes/special-days.ts";
import type { HouseToday } from "#desk/today-contract.ts";
import { isFailure } from "#desk/client/api/call-failure.ts";
import { saveDays } from "#desk/client/api/today-calls.ts";
import { daysChange } from "#desk/client/hours/days-change.ts";
import { closedAt, type HouseDay } from "#desk/client/hours/house-day.ts";
import { dateWords, spansOnDate, spansWords } from "#desk/client/hours/opening-hours-words.ts";
import { sentenceNow } from "#desk/client/hours/site-sentence.tsx";
import { m } from "#desk/client/paraglide/messages.js";
import { announce } from "#desk/client/ui/announcements.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { Dialog } from "#desk/client/ui/dialog.tsx";
import { FailureNotice } from "#desk/client/ui/failure-notice.tsx";
import { useAction } from "#desk/client/ui/use-action.ts";

export type DayChoice = "early" | "closed" | "week";

interface DayDialogProps {
  readonly choice: DayChoice;
  readonly house: HouseToday;
  readonly day: HouseDay;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The second press, which applies at once. */
export function DayDialog({ choice, house, day, onChanged, onClose }: DayDialogProps) {
  const { name, specialDays } = house;
  const { date, special, spans, closings } = day;
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

  const titles = {
    early: m.today_early_title({ name }),
    closed: m.today_closed_title({ name }),
    week: m.today_week_title({ name }),
  };
  const texts = {
    early: m.today_early_text({ hours: spansWords(spans) }),
    closed: m.today_closed_text({ day: dateWords(date) }),
    week: house.openingHours && `${dateWords(date)}: ${spansWords(week)}`,
  };
  return (
    <Dialog title={titles[choice]} onClose={onClose}>
      <div className="stack">
        <p>{texts[choice]}</p>
        <FailureNotice failure={failure} />
        <div className="form-buttons">
          {choice === "early" ? (
            closings.map((closing) => (
              <Button
                key={closing}
                isBusy={isBusy}
                onClick={() => void run(closedAt(spans, closing))}
              >
                {closing}
              </Button>
            ))
          ) : (
            <Button
              variant="primary"
              isBusy={isBusy}
              onClick={() => void run(choice === "week" ? undefined : [])}
            >
              {choice === "closed" ? m.today_closed_confirm() : m.today_as_week()}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
