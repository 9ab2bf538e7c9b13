import type { ReactNode } from "react";
import { m } from "#language/paraglide/messages.js";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { Envelope } from "./envelope.tsx";
import type { LeadFormState } from "./use-lead-form.ts";

interface LeadFormProps {
  readonly state: LeadFormState;
  /** The page that answers a post without script. */
  readonly action: string;
  /** The id of the heading that names the form. */
  readonly labelledBy: string;
  readonly button: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly buttonLook?: "primary" | "outline";
}

/** A form whose post becomes a lead: complete without script, quicker with it. */
export function LeadForm(props: LeadFormProps) {
  const { state, action, labelledBy, button, children, className = "grid gap-7" } = props;
  const { id, form, round, answer, isPageAnswer, isSending, onSubmit, onInput } = state;
  const { buttonLook = "primary" } = props;
  return (
    <form
      key={round}
      ref={form}
      method="post"
      action={action}
      // What is wrong is said in the page's words and under the field, not in the browser's bubble.
      noValidate
      aria-labelledby={labelledBy}
      aria-busy={isSending || undefined}
      data-draft={id}
      onSubmit={(event) => void onSubmit(event)}
      onInput={onInput}
      className={className}
    >
      <Envelope values={answer.values} />
      {children}
      <div>
        <button
          type="submit"
          disabled={isSending}
          className={buttonClass(buttonLook, "min-w-[min(12rem,100%)]")}
        >
          {isSending && <span className="spinner" aria-hidden="true" />}
          <span>{isSending ? m.form_sending() : button}</span>
        </button>
        <Result answer={answer} isPageAnswer={isPageAnswer} />
      </div>
    </form>
  );
}

/** What became of the post. With script a notice has said it, and this line stays after it. */
function Result({ answer, isPageAnswer }: Pick<LeadFormState, "answer" | "isPageAnswer">) {
  const { status, message } = answer;
  if (message === "" || status === "none" || status === "wrong") return undefined;
  const role = status === "sent" ? "status" : "alert";
  return (
    <p
      data-result={status}
      role={isPageAnswer ? role : undefined}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was just posted
      autoFocus={isPageAnswer}
      className="lead-result"
    >
      {message}
    </p>
  );
}
