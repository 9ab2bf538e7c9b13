import { createContext, type ReactNode, useContext, useId } from "react";

const Errors = createContext<ReadonlyMap<string, string>>(new Map());

/** The errors of a form's fields, by their names. */
export const FieldErrors = Errors.Provider;

/** The names of all fields that were wrong when the form was sent. */
export const useWrongNames = (): readonly string[] => [...useContext(Errors).keys()];

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly defaultValue?: string;
}

interface TextFieldProps extends FieldProps {
  readonly type?: "text" | "email" | "password" | "search" | "date" | "datetime-local";
  /** What of the person it is, in the words of HTML. */
  readonly autoComplete?: string;
  readonly inputMode?: "numeric";
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  readonly isCode?: boolean;
  /** Of the text, where it is not the desk's. */
  readonly lang?: string;
}

/** One line of text with its label above it, and what is wrong under it. */
export function TextField(props: TextFieldProps) {
  const { name, type = "text", isCode = false, label, hint, ...others } = props;
  const parts = useFieldParts(name, hint);
  return (
    <FieldFrame label={label} hint={hint} parts={parts}>
      <input
        autoComplete="off"
        {...others}
        {...parts.control}
        name={name}
        type={type}
        spellCheck={type === "text" && !isCode}
        autoCapitalize={isCode || type !== "text" ? "none" : undefined}
        className={isCode ? "control control-code" : "control"}
      />
    </FieldFrame>
  );
}

interface ChoiceFieldProps extends FieldProps {
  readonly choices: readonly (readonly [value: string, text: string])[];
  readonly onChange?: (value: string) => void;
}

/** One of a few choices. */
export function ChoiceField({ choices, onChange, ...props }: ChoiceFieldProps) {
  const parts = useFieldParts(props.name, props.hint);
  return (
    <FieldFrame label={props.label} hint={props.hint} parts={parts}>
      <select
        {...parts.control}
        name={props.name}
        defaultValue={props.defaultValue}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        className="control"
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A box to tick, with its words beside it. */
export function CheckField(props: Pick<FieldProps, "name" | "label"> & CheckProps) {
  const { name, label, value = "yes", isChecked = false } = props;
  const parts = useFieldParts(name, undefined);
  return (
    <div className="field">
      <label className="check">
        <input
          {...parts.control}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isChecked}
        />
        <span>{label}</span>
      </label>
      {parts.error !== undefined && (
        <p id={`${parts.id}-error`} className="field-error">
          {parts.error}
        </p>
      )}
    </div>
  );
}

interface CheckProps {
  readonly value?: string;
  readonly isChecked?: boolean;
}

/**
 * The id of a field, its error, and what its control needs to be read out with both. What the field
 * itself finds wrong comes before what was wrong when it was sent.
 */
export function useFieldParts(name: string, hint: ReactNode, ownError?: string) {
  const id = useId();
  const sentError = useContext(Errors).get(name);
  const error = ownError ?? sentError;
  const described = [
    hint === undefined ? "" : `${id}-hint`,
    error === undefined ? "" : `${id}-error`,
  ]
    .filter((one) => one !== "")
    .join(" ");
  const control = {
    id,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": described === "" ? undefined : described,
  };
  return { id, error, control };
}

interface FieldFrameProps extends Pick<FieldProps, "label" | "hint"> {
  readonly parts: ReturnType<typeof useFieldParts>;
  readonly children: ReactNode;
}

/** A label, its hint, the control, and what is wrong with it. */
export function FieldFrame({ label, hint, parts, children }: FieldFrameProps) {
  const { id, error } = parts;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

interface TypedFieldProps {
  readonly name?: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: "text" | "date" | "time";
  readonly inputMode?: "numeric" | "decimal";
  readonly maxLength?: number;
  /** Of a text of several lines. */
  readonly rows?: number;
  readonly error?: string | undefined;
  /** Of the text, where it is not the desk's. */
  readonly lang?: string;
}

/** What is typed into an answer or its quote; it is cut at its maximum, which the server holds as well. */
export function TypedField(props: TypedFieldProps) {
  const { label, hint, value, onChange, rows, error, type = "text", ...input } = props;
  const parts = useFieldParts(label, hint, error);
  const control = { ...parts.control, ...input, className: "control", value };
  return (
    <FieldFrame label={label} hint={hint} parts={parts}>
      {rows === undefined ? (
        <input
          {...control}
          type={type}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <textarea
          {...control}
          rows={rows}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
