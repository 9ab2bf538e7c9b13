import type { LeadAtDesk } from "#desk/leads-contract.ts";
import { settleAnswer } from "#desk/client/api/lead-calls.ts";
import { dateAndTime } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";
import { FailureNotice } from "#desk/client/ui/failure-notice.tsx";
import { isolated } from "#desk/client/ui/lead-words.ts";
import { useAction } from "#desk/client/ui/use-action.ts";

interface SentAnswersProps {
  readonly lead: LeadAtDesk;
  readonly isDecider: boolean;
  readonly onSettled: (lead: LeadAtDesk) => void;
}

const STATES: Readonly<Record<LeadAtDesk["answers"][number]["state"], () => string>> = {
  waiting: m.answer_waiting,
  sent: m.answer_is_sent,
  parked: m.answer_parked,
  unknown: m.answer_unknown,
};

/** What was mailed to the guest, and whether it arrived; what nobody knows is for a person to say. */
export function SentAnswers({ lead, isDecider, onSettled }: SentAnswersProps) {
  const { run, isBusy, failure } = useAction(
    async (answer: string, decision: "sent" | "resend") => {
      onSettled(await settleAnswer(lead.id, answer, decision));
    },
  );
  return (
    <ol className="timeline">
      {lead.answers.map(({ id, at, actor, subject, text, hasQuote, state, reason }) => (
        <li key={id}>
          <span className="small log-line">
            <time dateTime={at}>{dateAndTime(at)}</time>
            <bdi>{actor}</bdi>
          </span>
          <strong className="block">
            <bdi>{subject}</bdi>
          </strong>
          <span className="badge" data-state={state}>
            {STATES[state]()}
          </span>
          {hasQuote && <span className="small block">{m.answer_has_quote()}</span>}
          {reason !== "" && (
            <span className="small block">{m.answer_reason({ reason: isolated(reason) })}</span>
          )}
          <details className="folded">
            <summary>{m.answer_text()}</summary>
            <p className="message" dir="auto">
              {text}
            </p>
          </details>
          {isDecider && (state === "unknown" || state === "parked") && (
            <>
              <p className="small">{m.answer_settle_text()}</p>
              <FailureNotice failure={failure} />
              <div className="form-buttons">
                <Button isBusy={isBusy} onClick={() => void run(id, "sent")}>
                  {m.answer_settle_sent()}
                </Button>
                <Button isBusy={isBusy} onClick={() => void run(id, "resend")}>
                  {m.answer_settle_resend()}
                </Button>
              </div>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
