import { LONGEST } from "#content/schemas/content-maxima.ts";
import { type ComponentType, type ReactNode, useState } from "react";
import { withoutInvisible } from "#language/invisible-characters.ts";
import { type Language, LANGUAGE_NAMES, LANGUAGES, type Texts } from "#language/languages.ts";
import { m } from "../paraglide/messages.js";
import { CheckField, TextField, useFieldParts } from "../ui/field.tsx";
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
  /** What the field itself finds wrong. */
  readonly error?: string | undefined;
  /** The field is left. */
  readonly onLeave?: () => void;
  /** How long it may be, in characters; the count shows from nine tenths on (rule 10.25). */
  readonly maximum?: number;
}

/** A text of one line, or of several. */
export function LineControl(props: LineProps) {
  const { type = "text", isLong = false, maximum: _, onLeave, value, ...others } = props;
  function leave() {
    // A paste brings what the editor does not see.
    const visible = withoutInvisible(value);
    if (visible !== value) others.onChange(visible);
    if (!isLong) onLeave?.();
  }
  return (
    <TextField
      {...others}
      value={value}
      type={type}
      onBlur={leave}
      {...(isLong && { rows: rowsOf(value) })}
    >
      <TextLength length={value.length} maximum={maximumOf({ ...props, type, isLong })} />
    </TextField>
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
export function NumberControl({ value, onChange, ...props }: ControlProps<number>) {
  const shown = Number.isFinite(value) ? String(value) : "";
  const [typed, setTyped] = useState(shown);
  // Changed by somebody else than who types here.
  const isTyped = Object.is(readNumber(typed), Number.isFinite(value) ? value : Number.NaN);
  return (
    <TextField
      {...props}
      inputMode="decimal"
      value={isTyped ? typed : shown}
      onChange={(text) => {
        setTyped(text);
        onChange(readNumber(text));
      }}
    />
  );
}

function readNumber(text: string): number {
  const plain = text.trim().replace(",", ".").replace("−", "-");
  return plain === "" ? Number.NaN : Number(plain);
}

/** A box to tick. */
export const CheckControl = ({ value, ...others }: ControlProps<boolean>) => (
  <CheckField {...others} isChecked={value} />
);

type GroupProps = Pick<ControlProps<never>, "name" | "label" | "hint"> & {
  readonly children: ReactNode;
};

/** Fields that are one thing together; an error of it as a whole stands under its name. */
export function ControlGroup({ name, label, hint, children }: GroupProps) {
  const { control, explanation } = useFieldParts(name, hint);
  const { id: _, ...described } = control;
  return (
    <fieldset data-field={name} className="group" {...described}>
      <legend className="field-label">{label}</legend>
      {explanation}
      {children}
    </fieldset>
  );
}
