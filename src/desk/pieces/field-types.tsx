import type { ComponentType, ReactNode } from "react";
import { LONGEST_EMAIL, readEmail } from "#language/email-address.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Texts } from "#language/languages.ts";
import { m } from "../paraglide/messages.js";
import { PictureControl } from "../pictures/picture-control.tsx";
import type { Difference, Field, FieldProps } from "./fields.ts";
import {
  CheckControl,
  ControlGroup,
  LineControl,
  type LineProps,
  NumberControl,
  TextsControl,
} from "./piece-controls.tsx";
import { ChoiceField } from "../ui/field.tsx";

// The sorts of fields, as the declarations of src/desk/kinds name them. Each is complete: its words, what it is
// where nothing is known, its control, and how it differs. A control of its own replaces the usual one.

export type Label = () => string;

export interface Words {
  readonly hint?: () => string;
  readonly expected?: () => string;
}

export const EMPTY_TEXTS: Texts = { pt: "", en: "", es: "" };

/** A difference that is one choice: the whole value, in words. */
function whole<Value>(label: Label, inWords: (value: Value) => string) {
  return (one: Value, other: Value): readonly Difference<Value>[] => [
    {
      path: "",
      label: label(),
      one: inWords(one),
      other: inWords(other),
      take: (_, from) => from,
    },
  ];
}

/** What a control is given of a field: its words, its value, and how that changes. */
export function usual<Value>(
  label: Label,
  hint: Label | undefined,
  { name, value, onChange }: Omit<FieldProps<Value>, "edited">,
) {
  return { name, label: label(), hint: hint?.(), value, onChange };
}

interface OwnField<Value, Content> extends Omit<Words, "hint"> {
  readonly empty: Value;
  readonly inWords: (value: Value) => string;
  readonly Control?: (props: FieldProps<Value, Content>) => ReactNode;
  readonly part?: NonNullable<Field<Value>["part"]>;
  readonly isShort?: boolean;
}

/** A field with a control of its own, or without any, which differs as a whole. */
export const own = <Value, Content = object>(
  label: Label,
  field: OwnField<Value, Content>,
): Field<Value, Content> => ({ ...field, label, differences: whole(label, field.inWords) });

interface LineOptions extends Words, Pick<LineProps, "type" | "isLong" | "maximum"> {
  readonly empty?: string;
  /** The value as it is kept, of what somebody typed. */
  readonly read?: (typed: string) => string;
  /** The same once the field is left. */
  readonly readWhole?: (typed: string) => string;
}

/** A text in no language, of one line. */
export function line(label: Label, options: LineOptions = {}): Field<string> {
  const { hint, empty = "", read = (typed) => typed, readWhole, ...others } = options;
  const { expected, ...props } = others;
  return own<string>(label, {
    ...(expected && { expected }),
    empty,
    inWords: String,
    isShort: true,
    Control: (field) => (
      <LineControl
        {...props}
        {...usual(label, hint, field)}
        onChange={(typed) => field.onChange(read(typed))}
        {...(readWhole && { onLeave: () => field.onChange(readWhole(field.value)) })}
      />
    ),
  });
}

/** A link to another site, or to a file of this one. */
export const link = (label: Label, options: LineOptions = {}) =>
  line(label, { expected: m.expected_link, read: (typed) => typed.trim(), ...options });

/** An e-mail address. */
export const email = (label: Label, options: Words = {}) =>
  line(label, {
    expected: m.expected_email,
    readWhole: (typed) => readEmail(typed) ?? typed.trim(),
    type: "email",
    maximum: LONGEST_EMAIL,
    ...options,
  });

interface TextsOptions extends Words {
  readonly isLong?: boolean;
  readonly maximum?: number;
  /** What each language is written in. */
  readonly control?: ComponentType<LineProps>;
}

/** A text in three languages, each of which differs by itself. */
export function texts(label: Label, options: TextsOptions = {}): Field<Texts> {
  const { hint, expected = m.expected_text, ...props } = options;
  return {
    label,
    expected,
    empty: EMPTY_TEXTS,
    inWords: (value) => LANGUAGES.map((one) => value[one]).join(" · "),
    differences: (one, other) =>
      LANGUAGES.filter((language) => one[language] !== other[language]).map((language) => ({
        path: language,
        label: `${label()} · ${LANGUAGE_NAMES[language]}`,
        language,
        one: one[language],
        other: other[language],
        take: (into, from) => ({ ...into, [language]: from[language] }),
      })),
    Control: (field) => <TextsControl {...props} {...usual(label, hint, field)} />,
  };
}

interface CheckOptions extends Words {
  /** Beside the box, where that is more than the field's name. */
  readonly box?: () => string;
  readonly empty?: boolean;
  readonly inWords?: (value: boolean) => string;
}

/** A box to tick. */
export function check(label: Label, options: CheckOptions = {}): Field<boolean> {
  const { box = label, empty = false, inWords = shownWords, ...words } = options;
  return own<boolean>(label, {
    ...words,
    empty,
    inWords,
    Control: ({ name, value, onChange }) => (
      <CheckControl name={name} label={box()} value={value} onChange={onChange} />
    ),
  });
}

/** Whether visitors see it. */
const shownWords = (isShown: boolean) => (isShown ? m.value_shown() : m.value_hidden());

/** A number. */
export function number(label: Label, options: Words & { readonly empty?: number } = {}) {
  const { hint, empty = 0, ...words } = options;
  return own<number>(label, {
    ...words,
    empty,
    inWords: String,
    isShort: true,
    Control: (field) => <NumberControl {...usual(label, hint, field)} />,
  });
}

type Choices<Value extends string> = Readonly<Record<Value, () => string>>;

interface ChoiceOptions<Value extends string> extends Words {
  readonly empty: Value;
  /** The choices in words, where they may depend on what is chosen. */
  readonly choices: (current: string) => readonly (readonly [value: string, words: string])[];
}

/** One of a few choices. */
export function choice<Value extends string>(
  label: Label,
  options: ChoiceOptions<Value>,
): Field<Value> {
  const { hint, choices, ...words } = options;
  return own<Value>(label, {
    ...words,
    inWords: (value) => choices(value).find(([one]) => one === value)?.[1] ?? value,
    isShort: true,
    Control: (field) => (
      <ChoiceField
        {...usual(label, hint, field)}
        choices={choices(field.value)}
        onChange={(chosen) => field.onChange(chosen as Value)}
      />
    ),
  });
}

/** Choices of a table of words. */
export const choicesOf =
  <Value extends string>(table: Choices<Value>) =>
  () =>
    Object.entries<() => string>(table).map(([value, words]) => [value, words()] as const);

interface SomeOptions<Value extends string> extends Words {
  /** All that can be chosen. */
  readonly values?: readonly Value[];
  readonly wordsOf?: (value: Value) => string;
  /** The same with their words, where only the editor knows them. */
  readonly useChoices?: () => readonly (readonly [value: string, words: string])[];
  /** Whether what is chosen last stands last. */
  readonly inOrder: "of choice" | "of choices";
}

/** Some of a few choices, each a box to tick. */
export function some<Value extends string>(
  label: Label,
  options: SomeOptions<Value>,
): Field<readonly Value[]> {
  const { hint, values: known = [], inOrder, wordsOf = String, ...rest } = options;
  const { useChoices = () => known.map((one) => [one, wordsOf(one)] as const), ...words } = rest;
  return own<readonly Value[]>(label, {
    ...words,
    empty: [],
    inWords: (values) => values.map((one) => wordsOf(one)).join(", "),
    Control({ name, value: values, onChange }) {
      const all = useChoices();
      return (
        <ControlGroup name={name} label={label()} hint={hint?.()}>
          <div className="checks">
            {all.map(([value, text]) => (
              <CheckControl
                key={value}
                name={`${name}.${value}`}
                label={text}
                value={values.includes(value as Value)}
                onChange={(isThere) => {
                  const others = values.filter((one) => one !== value);
                  const next = isThere ? [...others, value as Value] : others;
                  const inTheirs = all
                    .map(([one]) => one as Value)
                    .filter((one) => next.includes(one));
                  onChange(inOrder === "of choice" ? next : inTheirs);
                }}
              />
            ))}
          </div>
        </ControlGroup>
      );
    },
  });
}

/** A picture, by its reference. */
export function picture<Content = object>(
  label: Label,
  options: {
    readonly hint?: Label;
    /** Whose a picture is that is uploaded here: a restaurant's slug, empty for the group's. */
    readonly useOwner?: (content: Content) => string;
    readonly isOptional?: boolean;
  } = {},
): Field<string, Content> {
  const { hint, useOwner = () => "", isOptional = false } = options;
  return own<string, Content>(label, {
    expected: m.expected_picture,
    empty: "",
    inWords: String,
    Control: (field) => (
      <PictureControl
        {...usual(label, hint, field)}
        owner={useOwner(field.edited.content)}
        isOptional={isOptional}
      />
    ),
  });
}
