import { useEffect, useEffectEvent, useState } from "react";
import {
  type AnswerRequest,
  type FilledTemplate,
  type LeadAtDesk,
  MAXIMUM_ANSWER,
} from "#desk/leads-contract.ts";
import { fetchTemplates, sendAnswer } from "#desk/client/api/lead-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { useMe } from "#desk/client/session/account-here.ts";
import { refreshUnanswered } from "#desk/client/session/unanswered-guests.ts";
import { announce } from "#desk/client/ui/announcements.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { FailureNotice } from "#desk/client/ui/failure-notice.tsx";
import { ChoiceField, TextField } from "#desk/client/ui/field.tsx";
import { isolated } from "#desk/client/ui/lead-words.ts";
import { useAction } from "#desk/client/ui/use-action.ts";
import { useKeptState } from "#desk/client/ui/use-kept-state.ts";
import { emptyQuote, QuoteFields, quoteOf, type QuoteDraft } from "./quote-fields.tsx";

interface AnswerFormProps {
  readonly lead: LeadAtDesk;
  readonly onSent: (lead: LeadAtDesk) => void;
}

/** What is typed, and the id of the answer that it becomes: the same however often it is sent. */
interface TypedAnswer {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly draft?: QuoteDraft | undefined;
}

const newAnswer = (): TypedAnswer => ({ id: crypto.randomUUID(), subject: "", text: "" });

/** A mail to the guest, begun from a template in the guest's language; for an event with a quote. */
export function AnswerForm({ lead, onSent }: AnswerFormProps) {
  const [answer, change, reset] = useKeptState(`${useMe().id}/answer/${lead.id}`, newAnswer);
  const { id, subject, text, draft } = answer;
  const [templates, setTemplates] = useState<readonly FilledTemplate[]>();
  const [isTried, setTried] = useState(false);
  const opening = useAction(async () => setTemplates(await fetchTemplates(lead.id)));
  const quote = draft && quoteOf(draft);
  const isReady =
    subject.trim() !== "" && text.trim() !== "" && (draft === undefined || quote !== undefined);
  const sending = useAction(async () => {
    const request: AnswerRequest = { subject, text, quote: quote ?? null };
    onSent(await sendAnswer(lead.id, id, request));
    announce(m.answer_sent());
    reset();
    setTemplates(undefined);
    setTried(false);
    void refreshUnanswered();
  });
  const lang = String(lead.fields.language ?? "");
  const goOn = useEffectEvent(() => {
    if (subject !== "" || text !== "" || draft !== undefined) void opening.run();
  });
  useEffect(() => goOn(), []);

  if (templates === undefined) {
    return (
      <>
        <FailureNotice failure={opening.failure} />
        <p>
          <Button variant="primary" isBusy={opening.isBusy} onClick={() => void opening.run()}>
            {m.answer_write()}
          </Button>
        </p>
      </>
    );
  }

  const missing = (typed: string) =>
    isTried && typed.trim() === "" ? m.field_required() : undefined;

  function choose(slug: string) {
    const template = templates?.find((one) => one.slug === slug);
    if (template === undefined) return;
    change({ subject: template.subject, text: template.text });
  }

  return (
    <form
      className="form answer"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isReady) void sending.run();
      }}
    >
      <p>{m.answer_to({ email: isolated(lead.email) })}</p>
      <ChoiceField
        name="template"
        label={m.answer_template()}
        hint={m.answer_template_hint()}
        choices={[
          ["", m.answer_template_none()],
          ...templates.map(({ slug, name }) => [slug, name] as const),
        ]}
        onChange={choose}
      />
      <TextField
        name="subject"
        label={m.answer_subject()}
        value={subject}
        onChange={(next) => change({ subject: next })}
        maxLength={200}
        error={missing(subject)}
        lang={lang}
      />
      <TextField
        name="text"
        label={m.answer_text()}
        value={text}
        onChange={(next) => change({ text: next })}
        maxLength={MAXIMUM_ANSWER}
        rows={12}
        error={missing(text)}
        lang={lang}
      />
      {lead.country !== null && draft === undefined && (
        <p>
          <Button onClick={() => change({ draft: emptyQuote(lead) })}>{m.quote_add()}</Button>
        </p>
      )}
      {draft !== undefined && (
        <QuoteFields
          lead={lead}
          draft={draft}
          onChange={(next) => change({ draft: next })}
          onRemove={() => change({ draft: undefined })}
        />
      )}
      {isTried && draft !== undefined && quote === undefined && (
        <p role="alert" className="field-error">
          {m.quote_wrong()}
        </p>
      )}
      <FailureNotice failure={sending.failure} />
      <div className="form-buttons">
        <Button type="submit" variant="primary" isBusy={sending.isBusy}>
          {sending.isBusy ? m.form_sending() : m.answer_send()}
        </Button>
      </div>
    </form>
  );
}
