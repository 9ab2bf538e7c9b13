import type { ComponentType, ReactNode } from "react";
import { type Language, LANGUAGE_NAMES, LANGUAGES, type Texts } from "#language/languages.ts";
import { m } from "../paraglide/messages.js";
import { PictureControl } from "../pictures/picture-control.tsx";
import { FieldSet } from "./field-set.tsx";
import {
  changed,
  differences,
  type Difference,
  type Field,
  type Fields,
  type FieldProps,
  keysOf,
  partOf,
} from "./fields.ts";
import {
  CheckControl,
  ControlGroup,
  LineControl,
  type LineProps,
  NumberControl,
  SelectControl,
  TextsControl,
} from "./piece-controls.tsx";
import { RowList } from "../rows/row-list.tsx";
import { isSame } from "./same-content.ts";
import { listDifferences } from "./list-differences.ts";

// The sorts of fields, as the declarations of src/desk/client/kinds name them. Each is complete: its words, what it is
// where nothing is known, its control, and how it differs. A control of its own replaces the usual one.

type Label = () => string;

interface Words {
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
  readonly inWords?: (value: string) => string;
}

/** A text in no language, of one line. */
export function line(label: Label, options: LineOptions = {}): Field<string> {
  const { hint, empty = "", read = (typed) => typed, inWords = String, ...others } = options;
  const { expected, ...props } = others;
  return own<string>(label, {
    ...(expected && { expected }),
    empty,
    inWords,
    isShort: true,
    Control: ({ name, value, onChange }) => (
      <LineControl
        {...props}
        name={name}
        label={label()}
        hint={hint?.()}
        value={value}
        onChange={(typed) => onChange(read(typed))}
      />
    ),
  });
}

/** A link to another site, or to a file of this one. */
export const link = (label: Label, options: LineOptions = {}) =>
  line(label, { expected: m.expected_link, read: (typed) => typed.trim(), ...options });

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
    Control: ({ name, value, onChange }) => (
      <TextsControl
        {...props}
        name={name}
        label={label()}
        hint={hint?.()}
        value={value}
        onChange={onChange}
      />
    ),
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
    Control: ({ name, value, onChange }) => (
      <NumberControl
        name={name}
        label={label()}
        hint={hint?.()}
        value={value}
        onChange={onChange}
      />
    ),
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
    Control: ({ name, value, onChange }) => (
      <SelectControl
        name={name}
        label={label()}
        hint={hint?.()}
        value={value}
        choices={choices(value)}
        onChange={(chosen) => onChange(chosen as Value)}
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
  readonly useChoices: () => readonly (readonly [value: string, words: string])[];
  /** Whether what is chosen last stands last. */
  readonly inOrder: "of choice" | "of choices";
  readonly wordsOf?: (value: Value) => string;
}

/** Some of a few choices, each a box to tick. */
export function some<Value extends string>(
  label: Label,
  options: SomeOptions<Value>,
): Field<readonly Value[]> {
  const { hint, useChoices, inOrder, wordsOf = String, ...words } = options;
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
                  const known = all.map(([one]) => one as Value);
                  const isFree = inOrder === "of choice";
                  onChange(isFree ? next : known.filter((one) => next.includes(one)));
                }}
              />
            ))}
          </div>
        </ControlGroup>
      );
    },
  });
}

/** A picture, by its reference; `ownerOf` says whose an uploaded one is: a restaurant's slug, empty for the group's. */
export function picture<Content = object>(
  label: Label,
  options: { readonly hint?: Label; readonly ownerOf?: (content: Content) => string } = {},
): Field<string, Content> {
  const { hint, ownerOf = () => "" } = options;
  return own<string, Content>(label, {
    expected: m.expected_picture,
    empty: "",
    inWords: String,
    Control: ({ name, value, onChange, edited }) => (
      <PictureControl
        name={name}
        label={label()}
        hint={hint?.()}
        value={value}
        owner={ownerOf(edited.content)}
        onChange={onChange}
      />
    ),
  });
}

/** Several fields that are one value: an entry of a list. */
export function record<Value extends object>(fields: Fields<Value>): Field<Value> {
  return {
    label: () => "",
    empty: Object.fromEntries(
      keysOf(fields)
        .map((key) => [key, fields[key].empty] as const)
        .filter(([, empty]) => empty !== undefined),
    ) as Value,
    inWords: (value) => recordWords(fields, value),
    differences: (one, other) => differences(fields, one, other),
    part: (path) => partOf(fields, path),
    Control: ({ name, value, onChange }) => (
      <FieldSet
        fields={fields}
        path={name}
        edited={{ content: value, change: (next) => onChange(changed(value, next)) }}
      />
    ),
  };
}

/** What a record says in one line; lists in it follow, each entry in a line of its own. */
function recordWords<Value extends object>(fields: Fields<Value>, value: Value): string {
  const said = keysOf(fields)
    .filter((key) => value[key] !== undefined)
    .map((key) => ({ words: fields[key].inWords(value[key]), isList: Array.isArray(value[key]) }));
  const [plain, lists] = [
    said.filter(({ isList }) => !isList),
    said.filter(({ isList }) => isList),
  ];
  const first = plain.map(({ words }) => words.replaceAll("\n", " ").trim());
  return [
    first.filter((words) => /[^ ·]/.test(words)).join(" · "),
    ...lists.flatMap(({ words }) =>
      words
        .split("\n")
        .filter(Boolean)
        .map((each) => `– ${each}`),
    ),
  ].join("\n");
}

interface ListOptions<Item> extends Words {
  readonly item: Field<Item>;
  readonly maximum: number;
  /** What an entry is called; empty where it has no name yet. */
  readonly nameOf?: (item: Item) => string;
  /** What an entry without a name is called. */
  readonly numbered: (place: { readonly number: number }) => string;
  readonly addText: () => string;
  readonly removeText?: () => string;
  /** Entries are lines that open to their fields. */
  readonly isFolding?: boolean;
  readonly langOf?: (item: Item) => Language | undefined;
  readonly Control?: (props: FieldProps<readonly Item[]>) => ReactNode;
}

/** A list of entries, to add, change, remove and put in order. */
export function list<Item>(label: Label, options: ListOptions<Item>): Field<readonly Item[]> {
  const { hint, expected, item, numbered, addText, ...how } = options;
  const nameOf = (one: Item, index: number) =>
    how.nameOf?.(one).trim() || numbered({ number: index + 1 });
  return {
    label,
    ...(expected && { expected }),
    empty: [],
    inWords: (items) => items.map(item.inWords).join("\n"),
    differences: (one, other) => listDifferences(one, other, { item, label, nameOf }),
    part([index, ...rest]) {
      const name = () => numbered({ number: Number(index) + 1 });
      if (rest.length === 0) return { label: name, ...(expected && { expected }) };
      const words = item.part?.(rest) ?? item;
      const last = words.label();
      return { ...words, label: () => (last === "" ? name() : `${name()} · ${last}`) };
    },
    Control:
      how.Control ??
      (({ name, value, onChange }) => (
        <ControlGroup name={name} label={label()} hint={hint?.()}>
          <RowList
            path={name}
            rows={value}
            onChange={onChange}
            nameOf={nameOf}
            {...(how.langOf && { langOf: how.langOf })}
            adding={{
              maximum: how.maximum,
              text: addText(),
              removeText: (how.removeText ?? m.remove)(),
              newRow: () => structuredClone(item.empty),
            }}
            isFolding={how.isFolding ?? false}
          >
            {(row) => item.Control && <item.Control {...row} />}
          </RowList>
        </ControlGroup>
      )),
  };
}

/** How a field shows a value that content keeps in another form. */
interface Lens<Kept, Value> {
  readonly empty: Kept;
  readonly shown: (kept: Kept) => Value;
  readonly kept: (value: Value) => Kept;
}

/** A field whose content keeps its values in another form. */
export function through<Kept, Value, Content>(
  field: Field<Value, Content>,
  { empty, shown, kept }: Lens<Kept, Value>,
): Field<Kept, Content> {
  const { Control, ...words } = field;
  return {
    ...words,
    empty,
    inWords: (value) => field.inWords(shown(value)),
    differences: (one, other) =>
      field.differences(shown(one), shown(other)).map(({ take, ...part }) => ({
        ...part,
        take: (into, from) => kept(take(shown(into), shown(from))),
      })),
    ...(Control && {
      Control: ({ value, onChange, ...props }: FieldProps<Kept, Content>) => (
        <Control {...props} value={shown(value)} onChange={(next) => onChange(kept(next))} />
      ),
    }),
  };
}

/** A field that is null while it is empty. */
export const orNull = <Value, Content>(field: Field<Value, Content>) =>
  orElse<Value, Content, null>(field, null);

/** A field that is not there while it is empty. */
export const orNone = <Value, Content>(field: Field<Value, Content>) =>
  orElse<Value, Content, undefined>(field, undefined);

function orElse<Value, Content, Nothing>(field: Field<Value, Content>, nothing: Nothing) {
  return through<Value | Nothing, Value, Content>(field, {
    empty: nothing,
    shown: (value) => (value === nothing ? field.empty : (value as Value)),
    kept: (value) => (isSame(value, field.empty) ? nothing : value),
  });
}
