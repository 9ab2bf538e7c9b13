import type { ReactNode } from "react";
import { m } from "#language/paraglide/messages.js";

/** The props of every kind of field. */
export interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** What is wrong with the value; it is shown under the field and read with it. */
  readonly error?: string | undefined;
  /** What is said when the value breaks its rule: it waits in the page for who finds that out. */
  readonly wrong?: string;
  /** The first wrong field of a page that the server returned: it takes the focus. */
  readonly autoFocus?: boolean;
  readonly defaultValue?: string;
}

/** What links a control with its label, hint and error. */
export function controlProps(props: FieldProps) {
  const { id, name, hint, error, isOptional = false, autoFocus = false, defaultValue } = props;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    name,
    defaultValue,
    autoFocus,
    required: !isOptional,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": describedBy || undefined,
    className: "field-control",
  };
}

/** A visible label over its control, and what is wrong under it. */
export function Field({ id, label, hint, error, wrong, isOptional, children }: WrapperProps) {
  const sentence = error ?? wrong;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        <span>{label}</span>
        {isOptional && <span className="font-normal text-muted">{` (${m.form_optional()})`}</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-2 text-xs text-muted">
          {hint}
        </p>
      )}
      {sentence !== undefined && (
        <p id={`${id}-error`} hidden={error === undefined} className="field-error">
          {sentence}
        </p>
      )}
    </div>
  );
}

type WrapperProps = Pick<FieldProps, "id" | "label" | "hint" | "error" | "wrong" | "isOptional"> & {
  readonly children: ReactNode;
};

/** A text of several lines; it grows with what is written where the browser can do that. */
export function TextArea({ maxLength, ...props }: FieldProps & { readonly maxLength: number }) {
  return (
    <Field {...props}>
      <textarea {...controlProps(props)} rows={5} maxLength={maxLength} />
    </Field>
  );
}
