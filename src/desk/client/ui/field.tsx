import { type ChangeEvent, createContext, type ReactNode, useContext, useId } from "react";

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
  /** In place of a value of its own: what it shows, which `onChange` is told of. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

interface TextFieldProps extends Omit<FieldProps, "name"> {
  /** Only what a form sends, or the server may find wrong, needs one. */
  readonly name?: string;
  readonly type?:
    | ("text" | "email" | "password" | "search" | "tel" | "url")
    | ("date" | "time" | "datetime-local");
  /** What of the person it is, in the words of HTML. */
  readonly autoComplete?: string;
  readonly inputMode?: "numeric" | "decimal";
  readonly maxLength?: number;
  readonly isCode?: boolean;
  /** Of a text of several lines. */
  readonly rows?: number;
  readonly spellCheck?: boolean;
  /** Of the text, where it is not the desk's. */
  readonly lang?: string;
  /** What the field itself finds wrong. */
  readonly error?: string | undefined;
  /** The field is left. */
  readonly onBlur?: (() => void) | undefined;
  /** Below the text. */
  readonly children?: ReactNode;
}

/** A text with its label above it, and what is wrong under it. */
export function TextField(props: TextFieldProps) {
  const { name, type = "text", isCode = false, label, hint, rows, error, ...more } = props;
  const { onChange, children, ...others } = more;
  const parts = useFieldParts(name ?? label, hint, error);
  const control = {
    ...others,
    ...parts.control,
    name,
    className: isCode ? "control control-code" : "control",
    onChange:
      onChange &&
      ((event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        onChange(event.currentTarget.value)),
  };
  const isWords = type === "text" && !isCode;
  const typing = { spellCheck: isWords, autoCapitalize: isWords ? undefined : "none" };
  return (
    <FieldFrame label={label} hint={hint} parts={parts}>
      {rows === undefined ? (
        <input
          autoComplete="off"
          {...(onChange === undefined && typing)}
          {...control}
          type={type}
        />
      ) : (
        <textarea {...control} rows={rows} />
      )}
      {children}
    </FieldFrame>
  );
}

interface ChoiceFieldProps extends FieldProps {
  readonly choices: readonly (readonly [value: string, text: string])[];
}

/** One of a few choices. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { choices, onChange, name, label, hint, ...value } = props;
  const parts = useFieldParts(name, hint);
  return (
    <FieldFrame label={label} hint={hint} parts={parts}>
      <select
        {...parts.control}
        {...value}
        name={name}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        className="control"
      >
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
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
      <FieldError parts={parts} />
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
function FieldFrame({ label, hint, parts, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label htmlFor={parts.id} className="field-label">
        {label}
      </label>
      <FieldHint hint={hint} parts={parts} />
      {children}
      <FieldError parts={parts} />
    </div>
  );
}

export function FieldHint({ hint, parts: { id } }: Pick<FieldFrameProps, "hint" | "parts">) {
  if (hint === undefined) return null;
  return (
    <p id={`${id}-hint`} className="field-hint">
      {hint}
    </p>
  );
}

export function FieldError({ parts: { id, error } }: Pick<FieldFrameProps, "parts">) {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className="field-error">
      {error}
    </p>
  );
}
