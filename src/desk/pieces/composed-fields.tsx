import type { ReactNode } from "react";
import type { Language } from "#language/languages.ts";
import { m } from "../paraglide/messages.js";
import { RowList } from "../rows/row-list.tsx";
import { FieldSet } from "./field-set.tsx";
import {
  changed,
  differences,
  type Field,
  type FieldProps,
  type Fields,
  keysOf,
  partOf,
} from "./fields.ts";
import type { Label, Words } from "./field-types.tsx";
import { listDifferences } from "./list-differences.ts";
import { ControlGroup } from "./piece-controls.tsx";
import { isSame } from "./same-content.ts";

// Fields that are made of others: entries of lists, and values that content keeps in another form.

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

/** Several fields under a name of their own. */
export function named<Value>(label: Label, fields: Field<Value>): Field<Value> {
  const under = (words: string) => `${label()} · ${words}`;
  return {
    ...fields,
    label,
    differences: (one, other) =>
      fields.differences(one, other).map((part) => ({ ...part, label: under(part.label) })),
    part: (path) => {
      const words = fields.part?.(path);
      return words && { ...words, label: () => under(words.label()) };
    },
    Control: (props) => (
      <fieldset data-field={props.name} className="group part">
        <legend>
          <h3 className="mb-3 font-display text-[1.25rem] font-[380]">{label()}</h3>
        </legend>
        <div className="stack">{fields.Control?.(props)}</div>
      </fieldset>
    ),
  };
}

/** A field that is edited where a hook says so; elsewhere another one is, whose words it then has, or none. */
export function editedIf<Value, Content>(
  useIsIt: () => boolean,
  field: Field<Value, Content>,
  other?: Field<Value, Content>,
): Field<Value, Content> {
  return {
    ...(other ?? field),
    Control: (props) => (useIsIt() ? field : other)?.Control?.(props),
  };
}

/** What a record says in one line; lists in it follow, each entry in a line of its own. */
function recordWords<Value extends object>(fields: Fields<Value>, value: Value): string {
  const said = keysOf(fields)
    .filter((key) => value[key] !== undefined)
    .map((key) => ({ words: fields[key].inWords(value[key]), isEntries: fields[key].isList }));
  const line = said
    .filter(({ words, isEntries }) => !isEntries && /[^\s·]/.test(words))
    .map(({ words }) => words.replaceAll("\n", " ").trim());
  const entries = said
    .filter(({ words, isEntries }) => isEntries && words !== "")
    .flatMap(({ words }) => words.split("\n").map((entry) => `– ${entry}`));
  return [line.join(" · "), ...entries].join("\n");
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
    isList: true,
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
