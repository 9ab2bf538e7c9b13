import type { ReactNode } from "react";
import { m } from "#language/paraglide/messages.js";
import { buttonClass } from "#site/ui/button/button-class.ts";
import type { LeadFormState } from "./use-lead-form.ts";
import { CAMPAIGN_FIELDS, HONEYPOT_FIELD } from "#leads/accept/form-fields.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import type { Fields } from "./form-result.ts";

interface LeadFormProps {
  readonly state: LeadFormState;
  /** The page that takes a post without script. */
  readonly action: string;
  /** The id of the heading that names the form. */
  readonly labelledBy: string;
  readonly button: string;
  /** What assistants know of the form, which the visitor sends; without it nothing. */
  readonly tool?: { readonly toolname: string; readonly tooldescription: string };
  readonly children: ReactNode;
  readonly className?: string;
  readonly buttonStyle?: "primary" | "outline";
  /** What is offered below the line that says that the form was sent. */
  readonly afterSent?: ReactNode;
}

/** A form whose post becomes a lead: complete without script, quicker with it. */
export function LeadForm(props: LeadFormProps) {
  const { state, action, labelledBy, button, children, className = "grid gap-7" } = props;
  const { id, form, round, result, isFromPage, isSending, onSubmit, onInput } = state;
  const { buttonStyle = "primary", afterSent, tool } = props;
  return (
    <form
      key={round}
      id={`${id}-form`}
      ref={form}
      method="post"
      action={action}
      // What is wrong is said in the page's words and under the field, not in the browser's bubble.
      noValidate
      aria-labelledby={labelledBy}
      aria-busy={isSending || undefined}
      data-draft={id}
      {...tool}
      onSubmit={(event) => void onSubmit(event)}
      onInput={onInput}
      className={className}
    >
      <Envelope values={result.values} />
      {children}
      <div>
        <button
          type="submit"
          disabled={isSending}
          className={buttonClass(buttonStyle, "min-w-[min(12rem,100%)]")}
        >
          {isSending && <span className="spinner" aria-hidden="true" />}
          <span>{isSending ? m.form_sending() : button}</span>
        </button>
        <Result result={result} isFromPage={isFromPage} />
        {result.status === "sent" && <div>{afterSent}</div>}
      </div>
    </form>
  );
}

/** What became of the post. With script a notice has said it, and this line stays after it. */
function Result({ result, isFromPage }: Pick<LeadFormState, "result" | "isFromPage">) {
  const { status, message } = result;
  if (message === "" || status === "none" || status === "wrong") return undefined;
  const role = status === "sent" ? "status" : "alert";
  return (
    <p
      data-result={status}
      role={isFromPage ? role : undefined}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the result of what was just posted
      autoFocus={isFromPage}
      className="lead-result"
    >
      {message}
    </p>
  );
}

/** What every form sends beside what people fill: its language, a campaign, and a honeypot. */
function Envelope({ values }: { values: Fields }) {
  const language = useLanguage();
  return (
    <>
      <input type="hidden" name="language" value={language} />
      {CAMPAIGN_FIELDS.filter((name) => values[name]).map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      {/* Invisible, unreachable, and with a name that autofill does not know: only bots fill it in. */}
      <div className="sr-only" aria-hidden="true">
        <label>
          <span>{m.form_leave_empty()}</span>
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
