import type { ReactNode } from "react";
import { type Language, LANGUAGE_NAMES, LANGUAGES } from "#language/languages.ts";
import { isSame } from "./same-content.ts";

// What a field is to the desk, whatever it holds: its words, how it is edited and how it differs. The fields of a kind
// of content are an object with one for each of its keys, and so is what one entry of a list holds.

/** What an editor shows, and how it changes some of its fields. */
export interface Edited<Content> {
  readonly content: Content;
  change(next: Partial<Content>): void;
}

export interface FieldProps<Value, Content = object> {
  /** The path of the field in the whole content: "rooms.0.name". */
  readonly name: string;
  readonly value: Value;
  onChange(value: Value): void;
  /** The content, or the entry of a list, that the field is one of. */
  readonly edited: Edited<Content>;
}

/** What a field is called, and what is expected of it where the server did not take its value. */
export interface FieldWords {
  label(): string;
  expected?(): string;
}

/** One field of a kind of content. */
export interface Field<Value, Content = object> extends FieldWords {
  /** Its value where nothing is known; drafts of older versions may lack the field. */
  readonly empty: Value;
  /** How it is edited; a field without it is edited by another one, or not at all. */
  Control?(props: FieldProps<Value, Content>): ReactNode;
  /** It stands in one row with others of its sort. */
  readonly isShort?: boolean;
  /** Its words are a line for each of its entries. */
  readonly isList?: boolean;
  /** The value in words. */
  inWords(value: Value): string;
  /** What differs between two values, each part to be chosen by itself. */
  differences(one: Value, other: Value): readonly Difference<Value>[];
  /** The words of a part, by its path within the value. */
  part?(path: readonly string[]): FieldWords | undefined;
}

/** Every field of a content: one that is missing does not compile. */
export type Fields<Content> = {
  readonly [Key in keyof Content & string]-?: Field<Content[Key], Content>;
};

/** A part in which two values differ. */
export interface Difference<Value> {
  /** Its path within the value; empty for the value as a whole. */
  readonly path: string;
  readonly label: string;
  /** In which language its text is. */
  readonly language?: Language | undefined;
  readonly one: string;
  readonly other: string;
  /** The first value with this part of the second. */
  take(into: Value, from: Value): Value;
}

/** A content with all its fields: what is not in it is empty. */
export function complete<Content extends object>(
  fields: Fields<Content>,
  content: object,
): Content {
  const empty = keysOf(fields).map((key) => [key, fields[key].empty]);
  return { ...(Object.fromEntries(empty) as Content), ...content };
}

/** What differs between two contents, in the order of their fields. */
export function differences<Content extends object>(
  fields: Fields<Content>,
  one: Content,
  other: Content,
): readonly Difference<Content>[] {
  return keysOf(fields).flatMap((key): readonly Difference<Content>[] => {
    if (isSame(one[key], other[key])) return [];
    return fields[key].differences(one[key], other[key]).map(({ path, take, ...part }) => ({
      ...part,
      path: joined(key, path),
      take: (into, from) =>
        changed(into, { [key]: take(into[key], from[key]) } as unknown as Partial<Content>),
    }));
  });
}

/** A content with other values of some fields; a field whose value is undefined is left out. */
export function changed<Content extends object>(content: Content, next: Partial<Content>): Content {
  const entries = Object.entries({ ...content, ...next });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Content;
}

/** What the server's path of a field ("rooms.0.name.en") is called; of what no field knows, the path. */
export function wordsOf<Content>(
  fields: Fields<Content>,
  path: string,
): FieldWords & { readonly language: Language | undefined } {
  const steps = path.split(".");
  const language = LANGUAGES.find((one) => one === steps.at(-1));
  const words = partOf(fields, steps) ?? { label: () => path };
  const label = () =>
    language === undefined ? words.label() : `${words.label()} · ${LANGUAGE_NAMES[language]}`;
  return { ...words, label, language };
}

/** The words of the field, or of the part of one, that a path leads to. */
export function partOf<Content>(
  fields: Fields<Content>,
  [first, ...rest]: readonly string[],
): FieldWords | undefined {
  const key = keysOf(fields).find((one) => one === first);
  if (key === undefined) return undefined;
  return (rest.length > 0 ? fields[key].part?.(rest) : undefined) ?? fields[key];
}

/** Which entry of its list a path leads to: 2 for "tags.2". */
export const placeOf = (path: string) => Number(path.slice(path.lastIndexOf(".") + 1));

export const joined = (path: string, rest: string) => (rest === "" ? path : `${path}.${rest}`);

export function keysOf<Content>(fields: Fields<Content>) {
  return Object.keys(fields) as (keyof Content & string)[];
}
