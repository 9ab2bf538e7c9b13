import { Badge } from "@mantine/core";
import { useState } from "react";
import type { LeadAtDesk, LeadState } from "#leads/desk/contract.ts";
import { isFailure } from "#desk/api/call-failure.ts";
import { fetchLead, freeLead, redeliverLead, settleLead } from "#desk/api/lead-calls.ts";
import { m } from "#desk/paraglide/messages.js";
import { announce } from "#desk/ui/announcements.tsx";
import { Button } from "#desk/ui/button.tsx";
import { FailureNotice } from "#desk/ui/failure-notice.tsx";
import { reasonText, stateName, stateText } from "#desk/ui/lead-words.ts";
import { Notice } from "#desk/ui/notice.tsx";
import { Section } from "#desk/ui/page.tsx";
import { useAction } from "#desk/ui/use-action.ts";

interface Decision {
  readonly text: () => string;
  readonly decide: (id: string) => Promise<LeadAtDesk>;
}

interface Decisions {
  readonly choices: readonly Decision[];
  /** What follows from them, where the buttons do not say it. */
  readonly hint?: () => string;
}

/** What a person may decide, the likeliest first. */
const DECISIONS: Readonly<Partial<Record<LeadState, Decisions>>> = {
  waiting: { choices: [{ text: m.lead_deliver_now, decide: redeliverLead }] },
  parked: {
    choices: [
      { text: m.lead_redeliver, decide: redeliverLead },
      { text: m.lead_settle, decide: (id) => settleLead(id, "delivered") },
    ],
  },
  unknown: {
    choices: [
      { text: m.lead_settle_delivered, decide: (id) => settleLead(id, "delivered") },
      { text: m.lead_resend, decide: (id) => settleLead(id, "resend") },
    ],
    hint: m.lead_resend_text,
  },
  quarantined: { choices: [{ text: m.lead_free, decide: freeLead }], hint: m.lead_free_text },
};

interface LeadDecisionsProps {
  readonly lead: LeadAtDesk;
  readonly isDecider: boolean;
  readonly onDecided: (lead: LeadAtDesk) => void;
}

/** Where a lead stands, what that means, and what may be decided about it. */
export function LeadDecisions({ lead, isDecider, onDecided }: LeadDecisionsProps) {
  const [isChanged, setChanged] = useState(false);
  const { id, state, reason } = lead;
  const { run, isBusy, failure } = useAction(async ({ decide }: Decision) => {
    setChanged(false);
    try {
      const decided = await decide(id);
      onDecided(decided);
      announce(m.lead_done({ state: stateName(decided.state) }));
    } catch (error) {
      if (!isFailure(error, "conflict")) throw error;
      // Somebody else, or the delivery itself, was first: what is offered is what is possible now.
      onDecided(await fetchLead(id));
      setChanged(true);
    }
  });
  const isWithheld = lead.outcome === "spam" && state !== "delivered";
  const decisions = isDecider && !isWithheld ? DECISIONS[state] : undefined;
  return (
    <Section title={m.delivery_title()}>
      <div className="stack measure">
        {isChanged && <Notice tone="error">{m.lead_conflict({ state: stateName(state) })}</Notice>}
        <p>
          <Badge data-state={state}>{stateName(state)}</Badge>
        </p>
        {reason !== "" && <p>{reasonText(reason)}</p>}
        <p>{isWithheld ? m.lead_closed_as_spam() : stateText(state)}</p>
        {decisions?.hint !== undefined && <p>{decisions.hint()}</p>}
        <FailureNotice failure={failure} />
        {decisions !== undefined && (
          <div className="form-buttons">
            {decisions.choices.map((decision, index) => (
              <Button
                key={decision.text()}
                variant={index === 0 ? "primary" : "outline"}
                isBusy={isBusy}
                onClick={() => void run(decision)}
              >
                {decision.text()}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
