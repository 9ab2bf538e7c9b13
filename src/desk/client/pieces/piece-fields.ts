import { type Language, LANGUAGE_NAMES, LANGUAGES, type Texts } from "#language/languages.ts";
import { isSame } from "./same-content.ts";

/** A field of a kind of content, as lists of differences name and show it. */
export interface PieceField<Value> {
  readonly label: () => string;
  /** What is expected, where the server did not take a value. */
  readonly expected?: () => string;
  /** The value in words; of a text none is needed. */
  readonly words?: (value: Value) => string;
  /** What differs within two values, part by part, where whoever compares them should see no more. */
  readonly parts?: (one: Value, other: Value) => readonly PartDifference<Value>[];
  /** The same of a part of the value, by the path to it: of "sections.0.title" it gets "0" and "title". */
  readonly partOf?: (path: readonly string[]) => Pick<PieceField<never>, "label" | "expected">;
}

/** A part of a value in which two contents differ. */
export interface PartDifference<Value> {
  /** The path to it within the value; empty for the value as a whole. */
  readonly path: string;
  /** What the part is called; empty for the value as a whole. */
  readonly name: string;
  readonly one: string;
  readonly other: string;
  readonly take: (into: Value, from: Value) => Value;
}

/** Every field of a kind of content: one that is missing does not compile. */
export type PieceFields<Content> = {
  readonly [Key in keyof Content & string]: PieceField<Content[Key]>;
};

/** A field in which two contents differ; of a text in three languages each one by itself. */
export interface Difference<Content> {
  /** "address.en" */
  readonly id: string;
  readonly label: string;
  readonly language: Language | undefined;
  readonly one: string;
  readonly other: string;
  /** The first content with this field of the second. */
  readonly take: (into: Content, from: Content) => Content;
}

/** What differs between two contents, in the order of the fields. */
export function differences<Content extends object>(
  fields: PieceFields<Content>,
  one: Content,
  other: Content,
): readonly Difference<Content>[] {
  return keysOf(fields).flatMap((key): readonly Difference<Content>[] => {
    const { label, words, parts } = fields[key];
    const [mine, theirs]: readonly unknown[] = [one[key], other[key]];
    if (isSame(mine, theirs)) return [];
    if (words === undefined && isTexts(mine) && isTexts(theirs)) {
      return LANGUAGES.filter((language) => mine[language] !== theirs[language]).map(
        (language) => ({
          id: `${key}.${language}`,
          label: `${label()} · ${LANGUAGE_NAMES[language]}`,
          language,
          one: mine[language],
          other: theirs[language],
          take: (into, from) => ({
            ...into,
            [key]: { ...into[key], [language]: (from[key] as Texts)[language] },
          }),
        }),
      );
    }
    if (parts !== undefined) {
      return parts(one[key], other[key]).map(({ path, name, take, ...texts }) => ({
        ...texts,
        id: path === "" ? key : `${key}.${path}`,
        label: name === "" ? label() : name,
        language: undefined,
        take: (into, from) => ({ ...into, [key]: take(into[key], from[key]) }),
      }));
    }
    const show = (value: unknown) => (words ?? String)(value as never);
    return [
      {
        id: key,
        label: label(),
        language: undefined,
        one: show(mine),
        other: show(theirs),
        take: (into, from) => ({ ...into, [key]: from[key] }),
      },
    ];
  });
}

/** The field, or its part, that a path of the server's names ("rooms.0.name.en"), and its language. */
export function fieldOf<Content>(fields: PieceFields<Content>, path: string) {
  const [first = "", ...rest] = path.split(".");
  const key = keysOf(fields).find((one) => one === first);
  const language = LANGUAGES.find((one) => one === rest.at(-1));
  const whole = key === undefined ? undefined : fields[key];
  return { field: rest.length > 0 ? (whole?.partOf?.(rest) ?? whole) : whole, language };
}

function keysOf<Content>(fields: PieceFields<Content>) {
  return Object.keys(fields) as (keyof Content & string)[];
}

function isTexts(value: unknown): value is Texts {
  return (
    typeof value === "object" &&
    value !== null &&
    LANGUAGES.every((language) => typeof Reflect.get(value, language) === "string")
  );
}
