import type { LeadAtDesk } from "#desk/leads-contract.ts";
import type { LeadStep } from "#leads/handle-lead.ts";
import { waitedSince } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { useMe } from "#desk/client/session/account-here.ts";
import { Button } from "#desk/client/ui/button.tsx";
import { ChoiceField } from "#desk/client/ui/field.tsx";
import { textOf } from "#desk/client/ui/form.tsx";
import { handlingOf, isolated, OUTCOME_NAMES, outcomeName } from "#desk/client/ui/lead-words.ts";

/** The actions on a lead, one at a time. */
export interface Handler {
  /** `onDone` follows where it was taken. */
  readonly act: (step: LeadStep, onDone?: () => void) => void;
  readonly isBusy: boolean;
}

interface LeadHandlingProps extends Handler {
  readonly lead: LeadAtDesk;
}

/** Who has the lead, where that stands, and what may be done next. */
export function LeadHandling({ lead, act, isBusy }: LeadHandlingProps) {
  const { id: me } = useMe();
  const { handling, owner } = lead;
  const isOpen = handling !== "closed";
  return (
    <div className="stack measure">
      <HandlingLine lead={lead} />
      <div className="form-buttons">
        {isOpen && owner?.id !== me && (
          <Button variant="primary" isBusy={isBusy} onClick={() => act({ action: "take" })}>
            {m.lead_take()}
          </Button>
        )}
        {handling === "taken" && (
          <Button isBusy={isBusy} onClick={() => act({ action: "release" })}>
            {m.lead_release()}
          </Button>
        )}
        {(handling === "closed" || handling === "answered") && (
          <Button isBusy={isBusy} onClick={() => act({ action: "reopen" })}>
            {handling === "closed" ? m.lead_reopen() : m.lead_not_answered()}
          </Button>
        )}
      </div>
      {isOpen && (
        <>
          <fieldset className="outcomes">
            <legend>{m.lead_close()}</legend>
            <div className="form-buttons">
              {OUTCOME_NAMES.map((outcome) => (
                <Button
                  key={outcome}
                  isBusy={isBusy}
                  onClick={() => act({ action: "close", outcome })}
                >
                  {outcomeName(outcome)}
                </Button>
              ))}
            </div>
          </fieldset>
          <Assignment lead={lead} act={act} isBusy={isBusy} />
        </>
      )}
    </div>
  );
}

/** Where it stands, who has it, and for how long the guest has waited. */
export function HandlingLine({ lead }: { readonly lead: LeadAtDesk }) {
  const { handling, owner, at } = lead;
  const waits = handling === "new" || handling === "taken";
  return (
    <p className="handling-line">
      <span className="badge" data-handling={handling}>
        {handlingOf(lead)}
      </span>
      {owner !== null && <span>{m.lead_owner({ name: isolated(owner.name) })}</span>}
      {waits && <span>{m.lead_waits({ time: waitedSince(at) })}</span>}
    </p>
  );
}

function Assignment({ lead, act, isBusy }: LeadHandlingProps) {
  const others = lead.colleagues.filter(({ id }) => id !== lead.owner?.id);
  if (others.length === 0) return null;
  return (
    <form
      className="assignment"
      onSubmit={(event) => {
        event.preventDefault();
        const owner = textOf(new FormData(event.currentTarget), "owner");
        if (!isBusy) act({ action: "assign", owner });
      }}
    >
      <ChoiceField
        name="owner"
        label={m.lead_assign()}
        choices={others.map(({ id, name }) => [id, name] as const)}
      />
      <Button type="submit" isBusy={isBusy}>
        {m.lead_assign_button()}
      </Button>
    </form>
  );
}
