import { Checkbox, Input, NativeSelect, PasswordInput, Textarea, TextInput } from "@mantine/core";
import { type ChangeEvent, createContext, type ReactNode, useContext, useId } from "react";

const Errors = createContext<ReadonlyMap<string, string>>(new Map());

export const FieldErrors = Errors.Provider;

/** Returns the names of fields that were invalid at the last submission. */
export const useWrongNames = (): readonly string[] => [...useContext(Errors).keys()];

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly defaultValue?: string;
  /** Makes the field controlled, with `onChange`. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

interface TextFieldProps extends Omit<FieldProps, "name"> {
  /** Needed for submission and server errors. */
  readonly name?: string;
  readonly type?:
    | ("text" | "email" | "password" | "search" | "tel" | "url")
    | ("date" | "time" | "datetime-local");
  /** HTML's autocomplete token. */
  readonly autoComplete?: string;
  readonly inputMode?: "numeric" | "decimal";
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly isCode?: boolean;
  /** For a text of several lines. */
  readonly rows?: number;
  readonly spellCheck?: boolean;
  /** The text's language if not the desk's. */
  readonly lang?: string;
  readonly error?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Below the text. */
  readonly children?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { name, type = "text", isCode = false, label, hint, rows, error, ...more } = props;
  const { onChange, children, ...others } = more;
  const sentError = useFieldError(name ?? label);
  const control = {
    ...others,
    name,
    label,
    description: hint,
    error: error ?? sentError,
    ...(isCode && { ff: "monospace" }),
    onChange:
      onChange &&
      ((event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        onChange(event.currentTarget.value)),
  };
  const isWords = type === "text" && !isCode;
  const typing = { spellCheck: isWords, autoCapitalize: isWords ? undefined : "none" };
  const line = { autoComplete: "off", ...(onChange === undefined && typing), ...control };
  return (
    <div className="field">
      {rows !== undefined ? (
        <Textarea {...control} rows={rows} resize="vertical" />
      ) : type === "password" ? (
        <PasswordInput {...line} />
      ) : (
        <TextInput {...line} type={type} />
      )}
      {children}
    </div>
  );
}

interface ChoiceFieldProps extends FieldProps {
  readonly choices: readonly (readonly [value: string, text: string])[];
}

/** A choice among a few options. */
export function ChoiceField({ choices, onChange, hint, ...others }: ChoiceFieldProps) {
  return (
    <NativeSelect
      className="field"
      {...others}
      description={hint}
      error={useFieldError(others.name)}
      data={choices.map(([value, label]) => ({ value, label }))}
      onChange={(event) => onChange?.(event.currentTarget.value)}
    />
  );
}

interface CheckFieldProps extends Pick<FieldProps, "name"> {
  readonly label: ReactNode;
  readonly value?: string;
  /** The initial state of an uncontrolled box. */
  readonly isChecked?: boolean;
  readonly onChange?: (isChecked: boolean) => void;
}

export function CheckField(props: CheckFieldProps) {
  const { isChecked = false, onChange, ...others } = props;
  return (
    <Checkbox
      className="check"
      value="yes"
      {...others}
      error={useFieldError(others.name)}
      {...(onChange === undefined
        ? { defaultChecked: isChecked }
        : {
            checked: isChecked,
            onChange: (event) => onChange(event.currentTarget.checked),
          })}
    />
  );
}

/** Returns a field's error from the last time its form was sent. */
export const useFieldError = (name: string): string | undefined => useContext(Errors).get(name);

/** Returns ids that connect a custom control with its hint and error. */
export function useFieldParts(name: string, hint?: ReactNode) {
  const id = useId();
  const error = useFieldError(name);
  const described = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ].join(" ");
  const control = {
    id,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": described === "" ? undefined : described,
  };
  const explanation = (
    <>
      {hint !== undefined && <Input.Description id={`${id}-hint`}>{hint}</Input.Description>}
      {error !== undefined && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </>
  );
  return { control, explanation };
}
