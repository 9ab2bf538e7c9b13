import { type ReactNode, type SubmitEvent, useState } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./button.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { FieldErrors } from "./field.tsx";
import { useAction } from "./use-action.ts";

/** Returns a value's error as a sentence; undefined if valid. */
export type FieldRule = (value: string) => string | undefined;

interface FormProps {
  readonly children: ReactNode;
  readonly rules?: Readonly<Record<string, FieldRule>>;
  /** Receives the values by name; its error is shown, and the form stays. */
  readonly onSend: (values: FormData, form: HTMLFormElement) => Promise<void>;
  readonly submitText: string;
  readonly isPrimary?: boolean;
  /** Beside the submit button. */
  readonly others?: ReactNode;
}

/**
 * A form that validates its fields, submits once, and keeps the text on failure. Focuses the first
 * invalid field.
 */
export function Form(props: FormProps) {
  const { children, rules = {}, onSend, submitText, isPrimary = true, others } = props;
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const { run, isBusy, failure } = useAction(onSend);
  // The server's rules override this page's.
  const sent = new Map(failure?.fields.map((name) => [name, m.field_wrong()]));
  const shown = errors.size > 0 ? errors : sent;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const found = new Map<string, string>();
    for (const [name, rule] of Object.entries(rules)) {
      const error = rule(textOf(values, name));
      if (error !== undefined) found.set(name, error);
    }
    setErrors(found);
    const [first] = found.keys();
    if (first === undefined) void run(values, form);
    else form.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="form">
      <FieldErrors value={shown}>{children}</FieldErrors>
      <FailureNotice failure={failure} />
      <div className="form-buttons">
        <Button type="submit" variant={isPrimary ? "primary" : "outline"} isBusy={isBusy}>
          {isBusy ? m.form_sending() : submitText}
        </Button>
        {others}
      </div>
    </form>
  );
}

/** Returns a field's text as typed; empty if it does not exist. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === "string" ? value : "";
}

export const slugRule: FieldRule = (value) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= 100 ? undefined : m.expected_slug();

export const required: FieldRule = (value) =>
  value.trim() === "" ? m.field_required() : undefined;

export const sixDigits: FieldRule = (value) =>
  /^\d{6}$/.test(value.replaceAll(/\s/g, "")) ? undefined : m.field_six_digits();
