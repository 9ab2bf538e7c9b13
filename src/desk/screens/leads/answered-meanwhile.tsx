import { Link } from "react-router";
import type { GivenAnswer, LeadAtDesk } from "#leads/desk/contract.ts";
import { dateAndTime } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { channelName, isolated } from "#desk/ui/lead-words.ts";

interface AnsweredMeanwhileProps {
  readonly lead: Pick<LeadAtDesk, "id">;
  readonly answers: readonly GivenAnswer[];
}

/** Who has answered the guest since the page was loaded, when, and in what words. */
export function AnsweredMeanwhile({ lead, answers }: AnsweredMeanwhileProps) {
  return (
    <>
      <p>{m.answer_meanwhile()}</p>
      <ul className="timeline">
        {answers.map(({ id, lead: to, at, actor, channel, subject, text }) => (
          <li key={id}>
            <span className="small block">
              {m.answer_meanwhile_by({
                name: isolated(actor),
                time: dateAndTime(at),
                channel: channelName(channel),
              })}
            </span>
            {subject !== "" && <strong className="block">{isolated(subject)}</strong>}
            {text !== "" && (
              <p className="whitespace-pre-wrap" dir="auto">
                {text}
              </p>
            )}
            {to !== lead.id && <Link to={`/leads/${to}`}>{m.answer_meanwhile_other()}</Link>}
          </li>
        ))}
      </ul>
    </>
  );
}
