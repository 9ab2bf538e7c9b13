import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type AnswerRequest,
  type FilledTemplate,
  type GivenAnswer,
  type LeadAtDesk,
  MAXIMUM_ANSWER,
} from "#leads/desk/contract.ts";
import { answersShown, type AnswerFault, faultsInAnswer } from "#leads/desk/check-answer.ts";
import { failureOf } from "#desk/api/call-failure.ts";
import { fetchTemplates, sendAnswer } from "#desk/api/lead-calls.ts";
import { m } from "#desk/paraglide/messages.js";
import { useMe } from "#desk/session/account-here.ts";
import { announce } from "#desk/ui/announcements.tsx";
import { Button } from "#desk/ui/button.tsx";
import { FailureNotice } from "#desk/ui/failure-notice.tsx";
import { ChoiceField, TextField } from "#desk/ui/field.tsx";
import { isolated } from "#desk/ui/lead-words.ts";
import { Notice } from "#desk/ui/notice.tsx";
import { AnsweredMeanwhile } from "./answered-meanwhile.tsx";
import { useAction } from "#desk/ui/use-action.ts";
import { useSayAnswering } from "./use-live-lead.ts";
import { useListKeys } from "#desk/ui/use-list-keys.ts";
import { useKeptState } from "#desk/ui/use-kept-state.ts";
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

const FAULTS: Readonly<Record<AnswerFault, () => string>> = {
  placeholder: m.answer_placeholder,
  gap: m.answer_gap,
  past: m.quote_past,
  "too-far": m.quote_too_far,
  "too-long": m.quote_too_long,
};

/** A mail to the guest, begun from a template in the guest's language; for an event with a quote. */
export function AnswerForm({ lead, onSent }: AnswerFormProps) {
  const [answer, change, reset] = useKeptState(`${useMe().id}/answer/${lead.id}`, newAnswer);
  const { id, subject, text, draft } = answer;
  const [templates, setTemplates] = useState<readonly FilledTemplate[]>();
  const [isTried, setTried] = useState(false);
  const opening = useAction(async () => setTemplates(await fetchTemplates(lead.id)));
  const quote = draft && quoteOf(draft);
  const [seen, setSeen] = useState(() => answersShown(lead));
  const [meanwhile, setMeanwhile] = useState<readonly GivenAnswer[]>([]);
  const written = { subject, text, quote: quote ?? null };
  const gaps = templates?.flatMap((template) => template.gaps) ?? [];
  const faults = faultsInAnswer(written, { today: lead.today, gaps });
  const isReady =
    subject.trim() !== "" &&
    text.trim() !== "" &&
    (draft === undefined || quote !== undefined) &&
    faults.size === 0;
  const sending = useAction(async () => {
    const known = [...seen, ...meanwhile.map((one) => one.id)];
    const request: AnswerRequest = { ...written, seen: known };
    try {
      const sent = await sendAnswer(lead.id, id, request);
      setSeen(answersShown(sent));
      onSent(sent);
    } catch (error) {
      const { answers } = failureOf(error);
      if (answers.length === 0) throw error;
      setSeen(known);
      return setMeanwhile(answers);
    }
    setMeanwhile([]);
    announce(m.answer_sent());
    reset();
    setTemplates(undefined);
    setTried(false);
  });
  useSayAnswering(lead.id, templates !== undefined);
  const lang = String(lead.fields.language ?? "");
  const goOn = useEffectEvent(() => {
    if (subject !== "" || text !== "" || draft !== undefined) void opening.run();
  });
  useEffect(() => goOn(), []);

  const form = useRef<HTMLFormElement>(null);
  const focusText = () => form.current?.querySelector("textarea")?.focus();
  const write = () => void opening.run().then(focusText);
  useListKeys({ r: templates === undefined ? write : focusText });

  if (templates === undefined) {
    return (
      <>
        <FailureNotice failure={opening.failure} />
        <p>
          <Button variant="primary" isBusy={opening.isBusy} onClick={write}>
            {m.answer_write()}
          </Button>
        </p>
      </>
    );
  }

  const wrong = new Map(
    isTried ? Array.from(faults, ([field, fault]) => [field, FAULTS[fault]()] as const) : [],
  );
  // What the server finds wrong and this page does not, such as a day that has ended since.
  for (const field of sending.failure?.fields ?? [])
    if (!wrong.has(field)) wrong.set(field, m.failure_invalid());
  const errorOf = (field: string, typed: string) =>
    isTried && typed.trim() === "" ? m.field_required() : wrong.get(field);

  function choose(slug: string) {
    const template = templates?.find((one) => one.slug === slug);
    if (template === undefined) return;
    change({ subject: template.subject, text: template.text });
  }

  return (
    <form
      ref={form}
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
        error={errorOf("subject", subject)}
        lang={lang}
      />
      <TextField
        name="text"
        label={m.answer_text()}
        value={text}
        onChange={(next) => change({ text: next })}
        maxLength={MAXIMUM_ANSWER}
        rows={12}
        error={errorOf("text", text)}
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
          errors={wrong}
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
      {meanwhile.length > 0 && (
        <Notice tone="error">
          <AnsweredMeanwhile lead={lead} answers={meanwhile} />
        </Notice>
      )}
      <div className="form-buttons">
        <Button type="submit" variant="primary" isBusy={sending.isBusy}>
          {sending.isBusy
            ? m.form_sending()
            : meanwhile.length > 0
              ? m.answer_send_anyway()
              : m.answer_send()}
        </Button>
      </div>
    </form>
  );
}
