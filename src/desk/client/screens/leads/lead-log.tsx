import { useState } from "react";
import { type LeadAtDesk, MAXIMUM_NOTE } from "#desk/leads-contract.ts";
import { dateAndTime } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Button } from "#desk/client/ui/button.tsx";
import { FieldFrame, useFieldParts } from "#desk/client/ui/field.tsx";
import { actionText } from "#desk/client/ui/lead-words.ts";
import type { Handler } from "./lead-handling.tsx";

/** Who did what when, and what was noted; the newest last. */
export function LeadLog({ lead: { actions } }: { readonly lead: LeadAtDesk }) {
  if (actions.length === 0) return <p>{m.lead_log_none()}</p>;
  return (
    <ol className="timeline">
      {actions.map((action) => (
        <li key={action.id}>
          <span className="small log-line">
            <time dateTime={action.at}>{dateAndTime(action.at)}</time>
            <bdi>{action.actor}</bdi>
          </span>
          <strong className="block">{actionText(action)}</strong>
          {action.note !== "" && (
            <p className="message" dir="auto">
              {action.note}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A note for colleagues; what was typed stays until it is taken. */
export function NoteForm({ act, isBusy }: Handler) {
  const [note, setNote] = useState("");
  const parts = useFieldParts("note", m.lead_note_hint());
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || note.trim() === "") return;
        act({ action: "note", note }, () => setNote(""));
      }}
    >
      <FieldFrame label={m.lead_note()} hint={m.lead_note_hint()} parts={parts}>
        <textarea
          {...parts.control}
          className="control"
          rows={3}
          maxLength={MAXIMUM_NOTE}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </FieldFrame>
      <div className="form-buttons">
        <Button type="submit" isBusy={isBusy}>
          {m.lead_note_add()}
        </Button>
      </div>
    </form>
  );
}
