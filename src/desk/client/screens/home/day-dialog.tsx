import type { OpeningHours, SpecialDay } from "#content/shapes/opening-hours.ts";
import { withSpecialDay } from "#content/shapes/special-days.ts";
import type { HouseToday } from "#desk/today-contract.ts";
import { isFailure } from "#desk/client/api/call-failure.ts";
import { publishDay } from "#desk/client/api/today-calls.ts";
import { closedAt, type HouseDay } from "#desk/client/hours/house-day.ts";
import {
  dateWords,
  spansOfWeek,
  spansWords,
  waitingDraftWords,
} from "#desk/client/hours/opening-hours-words.ts";
import { sentenceNow } from "#desk/client/hours/site-sentence.tsx";
import { m } from "#desk/client/paraglide/messages.js";
import { announce } from "#desk/client/ui/announcements.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { Dialog } from "#desk/client/ui/dialog.tsx";
import { FailureNotice } from "#desk/client/ui/failure-notice.tsx";
import { useAction } from "#desk/client/ui/use-action.ts";

/** What is asked about a restaurant's day: until when it is open, whether it is closed, whether it is as in the week. */
export type DayChoice = "early" | "closed" | "week";

interface DayDialogProps {
  readonly choice: DayChoice;
  readonly house: HouseToday;
  readonly day: HouseDay;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The second press: what it is to be, which is published at once. */
export function DayDialog({ choice, house, day, onChanged, onClose }: DayDialogProps) {
  const { slug, name, hasDraft } = house;
  const { date, special, spans, closings } = day;
  // The button was shown for hours that are known.
  const hours = house.openingHours as OpeningHours;
  const week = spansOfWeek(hours, date);
  const other = (its: SpecialDay["spans"]): SpecialDay => ({
    date,
    name: special?.name ?? null,
    spans: its,
  });

  async function undo(seen: SpecialDay | null): Promise<void> {
    try {
      await publishDay(slug, date, { day: special, seen });
      announce(m.today_undone({ name }));
    } finally {
      onChanged();
    }
  }
  const { run, isBusy, failure } = useAction(async (next: SpecialDay | null) => {
    try {
      const { draft } = await publishDay(slug, date, { day: next, seen: special });
      const words = sentenceNow(withSpecialDay(hours, date, next));
      const said = [m.today_published({ name, words }), ...waitingDraftWords(draft)].join(" ");
      announce(said, () => undo(next));
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
    week: `${dateWords(date)}: ${spansWords(week)}`,
  };
  return (
    <Dialog title={titles[choice]} onClose={onClose}>
      <div className="stack">
        <p>{texts[choice]}</p>
        {hasDraft && <p className="small">{m.today_draft_waits()}</p>}
        <FailureNotice failure={failure} />
        <div className="form-buttons">
          {choice === "early" ? (
            closings.map((closing) => (
              <Button
                key={closing}
                isBusy={isBusy}
                onClick={() => void run(other(closedAt(spans, closing)))}
              >
                {closing}
              </Button>
            ))
          ) : (
            <Button
              variant="primary"
              isBusy={isBusy}
              onClick={() => void run(choice === "week" ? null : other([]))}
            >
              {choice === "closed" ? m.today_closed_confirm() : m.publish_now()}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
