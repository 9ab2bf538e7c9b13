import { Badge } from "@mantine/core";
import type { LeadAtDesk } from "#leads/desk/contract.ts";
import type { AnswerChannel } from "#leads/handle-lead.ts";
import { shownPhone, storedPhone, whatsAppUrl } from "#language/phone-number.ts";
import { m } from "#desk/paraglide/messages.js";
import { isolated } from "#desk/ui/lead-words.ts";
import type { Handler } from "./lead-handling.tsx";
import { settleAnswer } from "#desk/api/lead-calls.ts";
import { dateAndTime } from "#desk/language/desk-language.ts";
import { Button, LinkButton } from "#desk/ui/button.tsx";
import { FailureNotice } from "#desk/ui/failure-notice.tsx";
import { useAction } from "#desk/ui/use-action.ts";

interface LeadAnswersProps {
  readonly lead: LeadAtDesk;
  /** Without it nothing is recorded: readers of leads decide nothing. */
  readonly handler: Handler | undefined;
}

/**
 * The ways to answer elsewhere: one press opens the mail program, WhatsApp or the telephone, and records the answer.
 * Whatever a visitor typed cannot add anything to the links.
 */
export function LeadAnswers({ lead, handler }: LeadAnswersProps) {
  const ways = waysToAnswer(lead);
  return (
    <div className="stack measure">
      <p className="form-buttons">
        {ways.map(({ channel, href, text }) => (
          <LinkButton
            key={channel}
            href={href}
            {...(channel === "whatsapp" && { target: "_blank" as const })}
            onClick={() => handler?.act({ action: "answer", channel })}
          >
            {text}
          </LinkButton>
        ))}
      </p>
      {handler !== undefined && <p className="small">{m.lead_answer_records()}</p>}
    </div>
  );
}

interface Way {
  readonly channel: AnswerChannel;
  readonly href: string;
  readonly text: string;
}

function waysToAnswer(lead: LeadAtDesk): readonly Way[] {
  const { email } = lead;
  const phone = String(lead.fields.phone ?? "");
  const country = countryOfPhone(phone, lead);
  const { dialled } = shownPhone(phone, country);
  const chat = whatsAppUrl(phone, country);
  const mail: Way = {
    channel: "mail",
    href: `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`,
    text: m.lead_mail({ email: isolated(email) }),
  };
  if (dialled === undefined) return [mail];
  const call: Way = {
    channel: "phone",
    href: `tel:${dialled}`,
    text: m.lead_call({ phone: isolated(phone) }),
  };
  if (chat === undefined) return [mail, call];
  return [mail, { channel: "whatsapp", href: chat, text: m.lead_whatsapp() }, call];
}

/** The country of the restaurant, or where the number is none there, of the guest's language. */
function countryOfPhone(phone: string, { country, fields }: LeadAtDesk): string {
  const own = country ?? "";
  const { region = "" } = new Intl.Locale(String(fields.language)).maximize();
  return storedPhone(phone, own) === undefined ? region : own;
}

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
      onSettled(await settleAnswer(lead.id, answer, { decision }));
    },
  );
  return (
    <ol className="timeline">
      {lead.answers.map(({ id, at, actor, subject, text, hasQuote, state, reason }) => (
        <li key={id}>
          <span className="small flex flex-wrap gap-x-3">
            <time dateTime={at}>{dateAndTime(at)}</time>
            <bdi>{actor}</bdi>
          </span>
          <strong className="block">
            <bdi>{subject}</bdi>
          </strong>
          <Badge data-state={state}>{STATES[state]()}</Badge>
          {hasQuote && <span className="small block">{m.answer_has_quote()}</span>}
          {reason !== "" && (
            <span className="small block">{m.answer_reason({ reason: isolated(reason) })}</span>
          )}
          <details className="folded">
            <summary>{m.answer_text()}</summary>
            <p className="whitespace-pre-wrap" dir="auto">
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
