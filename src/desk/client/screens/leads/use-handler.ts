import { useState } from "react";
import type { LeadAtDesk } from "#desk/leads-contract.ts";
import type { LeadStep } from "#leads/handle-lead.ts";
import { CallFailure } from "#desk/client/api/call-failure.ts";
import { fetchLead, handleLead } from "#desk/client/api/lead-calls.ts";
import { refreshUnanswered } from "#desk/client/session/unanswered-guests.ts";
import { announce } from "#desk/client/ui/announcements.tsx";
import { useAction } from "#desk/client/ui/use-action.ts";
import { actionDone } from "#desk/client/ui/lead-words.ts";

/**
 * Does what somebody presses to a lead. Where a colleague was first, nothing is done: `onChanged` gets the lead
 * as it is now, and `isChanged` says so.
 */
export function useHandler(lead: LeadAtDesk, onChanged: (lead: LeadAtDesk) => void) {
  const [isChanged, setChanged] = useState(false);
  const { run, isBusy, failure } = useAction(async (step: LeadStep, onDone?: () => void) => {
    setChanged(false);
    try {
      onChanged(await handleLead(lead.id, { ...step, seen: lead.lastAction }));
      announce(actionDone(step.action));
      onDone?.();
    } catch (error) {
      if (!(error instanceof CallFailure && error.reason === "conflict")) throw error;
      onChanged(await fetchLead(lead.id));
      setChanged(true);
    }
    void refreshUnanswered();
  });
  const act = (step: LeadStep, onDone?: () => void) => void run(step, onDone);
  return { act, isBusy, failure, isChanged };
}
