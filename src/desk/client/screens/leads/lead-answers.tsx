import type { LeadAtDesk } from "#desk/leads-contract.ts";
import type { AnswerChannel } from "#leads/handle-lead.ts";
import { dialledNumber } from "#language/phone-number.ts";
import { withCallingCode } from "#desk/client/kinds/calling-codes.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { isolated } from "#desk/client/ui/lead-words.ts";
import type { Handler } from "./lead-handling.tsx";

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
          <a
            key={channel}
            className="button button-outline"
            href={href}
            {...(channel === "whatsapp" && { target: "_blank", rel: "noreferrer" })}
            onClick={() => handler?.act({ action: "answer", channel })}
          >
            {text}
          </a>
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

function waysToAnswer({ email, fields, country }: LeadAtDesk): readonly Way[] {
  const phone = String(fields.phone ?? "");
  const dialled = dialledNumber(phone);
  const mail: Way = {
    channel: "mail",
    href: `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`,
    text: m.lead_mail({ email: isolated(email) }),
  };
  if (dialled === undefined) return [mail];
  const whole = country === null ? dialled : withCallingCode(dialled, country);
  const call: Way = {
    channel: "phone",
    href: `tel:${whole}`,
    text: m.lead_call({ phone: isolated(phone) }),
  };
  if (!whole.startsWith("+")) return [mail, call];
  const href = `https://wa.me/${whole.slice(1)}`;
  return [mail, { channel: "whatsapp", href, text: m.lead_whatsapp() }, call];
}
