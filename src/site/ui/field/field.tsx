import type { ReactNode } from "react";
import { m } from "#language/paraglide/messages.js";

export interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** The value's error, shown below the field and announced with it. */
  readonly error?: string | undefined;
  /** The message of an invalid value, hidden until needed. */
  readonly wrong?: string;
  /** The first invalid field of a returned page gets the focus. */
  readonly autoFocus?: boolean;
  readonly defaultValue?: string;
}

/** Returns the attributes that link a control with label, hint and error. */
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

/** A label above its control, and its error below. */
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

/** A text of several lines, which grows where the browser can. */
export function TextArea({ maxLength, ...props }: FieldProps & { readonly maxLength: number }) {
  return (
    <Field {...props}>
      <textarea {...controlProps(props)} rows={5} maxLength={maxLength} />
    </Field>
  );
}
