import { Checkbox, Input, NativeSelect, PasswordInput, Textarea, TextInput } from "@mantine/core";
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
  readonly placeholder?: string;
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

/** One of a few choices. */
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
  /** At first, where nothing is told of its changes. */
  readonly isChecked?: boolean;
  readonly onChange?: (isChecked: boolean) => void;
}

/** A box to tick, with its words beside it. */
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

/** The ids of a control that is none of these, its hint and its error, and what makes it read out with both. */
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
