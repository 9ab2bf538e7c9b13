import { LONGEST } from "#content/shapes/content-maxima.ts";
import { type ComponentType, type ReactNode, useState } from "react";
import { type Language, LANGUAGE_NAMES, LANGUAGES, type Texts } from "#language/languages.ts";
import { m } from "../paraglide/messages.js";
import { FieldFrame, useFieldParts } from "../ui/field.tsx";
import { TranslationMark } from "./translation-marks.tsx";

// The fields of an editor. They show the draft's values, and are named like its paths ("address.en"),
// as the server names what is wrong.

interface ControlProps<Value> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export interface LineProps extends ControlProps<string> {
  readonly lang?: Language;
  readonly type?: "text" | "email" | "tel" | "url" | "date" | "time" | "datetime-local";
  readonly isLong?: boolean;
  /** The field is left. */
  readonly onLeave?: () => void;
  /** How long it may be, in characters; the count shows from nine tenths on (rule 10.25). */
  readonly maximum?: number;
}

/** A text of one line, or of several. */
export function LineControl({ type = "text", isLong = false, ...props }: LineProps) {
  const { name, label, hint, value, onChange, onLeave, lang } = props;
  const parts = useFieldParts(name, hint);
  return (
    <FieldFrame label={label} hint={hint} parts={parts}>
      {isLong ? (
        <textarea
          {...parts.control}
          name={name}
          lang={lang}
          value={value}
          rows={rowsOf(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="control"
        />
      ) : (
        <input
          {...parts.control}
          name={name}
          lang={lang}
          type={type}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
          className="control"
        />
      )}
      <TextLength length={value.length} maximum={maximumOf({ ...props, type, isLong })} />
    </FieldFrame>
  );
}

function maximumOf({ maximum, isLong, type }: Pick<LineProps, "maximum" | "isLong" | "type">) {
  return maximum ?? (type === "url" ? LONGEST.url : isLong ? LONGEST.texts : LONGEST.line);
}

/** How long a text is, once it comes near to how long it may be; it is never cut. */
export function TextLength({
  length,
  maximum,
}: {
  readonly length: number;
  readonly maximum: number;
}) {
  if (length < maximum * 0.9) return null;
  const counts = { count: length, maximum };
  return (
    <p className={length > maximum ? "field-error" : "small"}>
      {length > maximum ? m.text_too_long(counts) : m.text_length(counts)}
    </p>
  );
}

/** Enough lines to read the text as a whole, within reason. */
function rowsOf(text: string): number {
  const lines = text.split("\n").map((line) => Math.ceil((line.length + 1) / 42));
  return Math.min(
    18,
    lines.reduce((sum, count) => sum + count, 1),
  );
}

interface TextsProps extends ControlProps<Texts> {
  readonly isLong?: boolean;
  readonly maximum?: number;
  /** What each language is written in. */
  readonly control?: ComponentType<LineProps>;
}

/** A text in three languages, side by side where there is room. */
export function TextsControl(props: TextsProps) {
  const {
    name,
    label,
    hint,
    value,
    onChange,
    isLong,
    maximum,
    control: Control = LineControl,
  } = props;
  return (
    <ControlGroup name={name} label={label} hint={hint}>
      <div className="texts">
        {LANGUAGES.map((language) => (
          <div key={language} data-language={language}>
            <Control
              name={`${name}.${language}`}
              label={LANGUAGE_NAMES[language]}
              lang={language}
              value={value[language]}
              isLong={isLong ?? false}
              {...(maximum !== undefined && { maximum })}
              onChange={(text) => onChange({ ...value, [language]: text })}
            />
            <TranslationMark path={`${name}.${language}`} label={label} />
          </div>
        ))}
      </div>
    </ControlGroup>
  );
}

/** A number as people write it, with a comma or a point; what is none is NaN, and not a number in the draft. */
export function NumberControl({ name, label, hint, value, onChange }: ControlProps<number>) {
  const parts = useFieldParts(name, hint);
  const shown = Number.isFinite(value) ? String(value) : "";
  const [typed, setTyped] = useState(shown);
  // Changed by somebody else than who types here.
  const isTyped = Object.is(readNumber(typed), Number.isFinite(value) ? value : Number.NaN);
  return (
    <FieldFrame label={label} hint={hint} parts={parts}>
      <input
        {...parts.control}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={isTyped ? typed : shown}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(readNumber(event.currentTarget.value));
        }}
        className="control"
      />
    </FieldFrame>
  );
}

function readNumber(text: string): number {
  const plain = text.trim().replace(",", ".").replace("−", "-");
  return plain === "" ? Number.NaN : Number(plain);
}

interface SelectProps extends ControlProps<string> {
  readonly choices: readonly (readonly [value: string, text: string])[];
}

/** One of a few choices. */
export function SelectControl({ name, label, hint, value, onChange, choices }: SelectProps) {
  const parts = useFieldParts(name, hint);
  return (
    <FieldFrame label={label} hint={hint} parts={parts}>
      <select
        {...parts.control}
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
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

/** A box to tick. */
export function CheckControl({ name, label, value, onChange }: ControlProps<boolean>) {
  const { control } = useFieldParts(name, undefined);
  return (
    <label className="check">
      <input
        {...control}
        type="checkbox"
        name={name}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

type GroupProps = Pick<ControlProps<never>, "name" | "label" | "hint"> & {
  readonly children: ReactNode;
};

/** Fields that are one thing together; an error of it as a whole stands under its name. */
export function ControlGroup({ name, label, hint, children }: GroupProps) {
  const { id, error, control } = useFieldParts(name, hint);
  return (
    <fieldset
      data-field={name}
      className="group"
      aria-describedby={control["aria-describedby"]}
      aria-invalid={control["aria-invalid"]}
    >
      <legend className="field-label">{label}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
