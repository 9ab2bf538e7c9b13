import { Badge } from "@mantine/core";
import { useState } from "react";
import { type LeadAtDesk, MAXIMUM_NOTE } from "#leads/desk/contract.ts";
import type { LeadStep } from "#leads/handle-lead.ts";
import { isFailure } from "#desk/api/call-failure.ts";
import { fetchLead, handleLead } from "#desk/api/lead-calls.ts";
import { dateAndTime, dayInWords, waitedSince } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { useMe } from "#desk/session/account-here.ts";
import { announce } from "#desk/ui/announcements.tsx";
import { Button } from "#desk/ui/button.tsx";
import { TextField } from "#desk/ui/field.tsx";
import {
  actionDone,
  actionText,
  handlingOf,
  isolated,
  OUTCOME_NAMES,
  outcomeName,
} from "#desk/ui/lead-words.ts";
import { useAction } from "#desk/ui/use-action.ts";
import { useKeptState } from "#desk/ui/use-kept-state.ts";
import type { AskedStep } from "./step-dialog.tsx";

/** The actions on a lead, one at a time. */
export interface Handler {
  /** `onDone` follows where it was taken. */
  readonly act: (step: LeadStep, onDone?: () => void) => void;
  readonly isBusy: boolean;
}

/**
 * Does what somebody presses to a lead. Where a colleague was first, nothing is done: `onChanged` gets the lead
 * as it is now, and `isChanged` says so.
 */
export function useHandler(lead: LeadAtDesk, onChanged: (lead: LeadAtDesk) => void) {
  const [isChanged, setChanged] = useState(false);
  const { run, isBusy, failure } = useAction(async (step: LeadStep, onDone?: () => void) => {
    setChanged(false);
    try {
      const changed = await handleLead(lead.id, { ...step, seen: lead.lastAction });
      const undo = async () =>
        onChanged(await handleLead(lead.id, { action: "undo", seen: changed.lastAction }));
      onChanged(changed);
      announce(actionDone(step.action), step.action === "note" ? undefined : undo);
      onDone?.();
    } catch (error) {
      if (!isFailure(error, "conflict")) throw error;
      onChanged(await fetchLead(lead.id));
      setChanged(true);
    }
  });
  const act = (step: LeadStep, onDone?: () => void) => void run(step, onDone);
  return { act, isBusy, failure, isChanged };
}

interface LeadHandlingProps extends Handler {
  readonly lead: LeadAtDesk;
}

interface AskingProps extends LeadHandlingProps {
  readonly onAsk: (asked: AskedStep) => void;
}

/** Returns the possible owners except the present one. */
export const othersOf = ({ colleagues, owner }: LeadAtDesk) =>
  colleagues.filter(({ id }) => id !== owner?.id);

/** Who has the lead, where that stands, and what may be done next. */
export function LeadHandling({ lead, act, isBusy, onAsk }: AskingProps) {
  const { id: me } = useMe();
  const { handling, owner } = lead;
  const isOpen = handling !== "closed";
  const others = othersOf(lead);
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
          <fieldset>
            <legend className="mb-1.5 font-semibold">{m.lead_close()}</legend>
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
          <div className="form-buttons">
            {others.length > 0 && (
              <Button isBusy={isBusy} onClick={() => onAsk("assign")}>
                {m.lead_assign()}
              </Button>
            )}
            <Button isBusy={isBusy} onClick={() => onAsk("follow-up")}>
              {m.follow_up()}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Where it stands, who has it, and for how long the guest has waited. */
export function HandlingLine({ lead }: { readonly lead: LeadAtDesk }) {
  const { handling, owner, at, followUpOn } = lead;
  const waits = handling === "new" || handling === "taken";
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Badge data-handling={handling}>{handlingOf(lead)}</Badge>
      {owner !== null && <span>{m.lead_owner({ name: isolated(owner.name) })}</span>}
      {followUpOn !== null && <span>{m.follow_up_on({ day: dayInWords(followUpOn) })}</span>}
      {waits && <span>{m.lead_waits({ time: waitedSince(at) })}</span>}
    </p>
  );
}

/** Who did what when, and what was noted; the newest last. */
export function LeadLog({ lead: { actions } }: { readonly lead: LeadAtDesk }) {
  if (actions.length === 0) return <p>{m.lead_log_none()}</p>;
  return (
    <ol className="timeline">
      {actions.map((action) => (
        <li key={action.id}>
          <span className="small flex flex-wrap gap-x-3">
            <time dateTime={action.at}>{dateAndTime(action.at)}</time>
            <bdi>{action.actor}</bdi>
          </span>
          <strong className="block">{actionText(action)}</strong>
          {action.note !== "" && (
            <p className="whitespace-pre-wrap" dir="auto">
              {action.note}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A note for colleagues; what was typed stays until it is taken, as an answer does. */
export function NoteForm({ lead, act, isBusy }: LeadHandlingProps) {
  const path = `${useMe().id}/note/${lead.id}`;
  const [{ note }, change, reset] = useKeptState(path, () => ({ note: "" }));
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || note.trim() === "") return;
        act({ action: "note", note }, reset);
      }}
    >
      <TextField
        label={m.lead_note()}
        hint={m.lead_note_hint()}
        rows={3}
        maxLength={MAXIMUM_NOTE}
        value={note}
        onChange={(next) => change({ note: next })}
      />
      <div className="form-buttons">
        <Button type="submit" isBusy={isBusy}>
          {m.lead_note_add()}
        </Button>
      </div>
    </form>
  );
}
