import { type Language, LANGUAGES } from "./languages.ts";

// Finds translations that are older than their Portuguese text. Content is JSON with `{ pt, en, es }` anywhere; the order
// of lists does not matter.

type OtherLanguage = Exclude<Language, "pt">;
const OTHER_LANGUAGES = LANGUAGES.filter((one): one is OtherLanguage => one !== "pt");

/** A translation, empty if missing, with its Portuguese text. */
export interface Translation extends KnownTranslation {
  /** Such as "rooms.0.name.en". */
  readonly path: string;
}

/** A Portuguese text and its translation, as hashes. Once any is known for a translation, only known pairs are current. */
export interface KnownTranslation {
  /** The path without list indexes: "rooms.name". */
  readonly field: string;
  readonly language: OtherLanguage;
  readonly text: string;
  readonly portuguese: string;
}

export function translationsIn(content: object): readonly Translation[] {
  return textsIn(content, "").flatMap(({ path, texts }) => {
    const portuguese = texts.pt;
    if (portuguese === undefined || portuguese === "") return [];
    const field = path.replace(/\.\d+(?=\.|$)/g, "");
    return OTHER_LANGUAGES.flatMap((language) => {
      const text = texts[language];
      if (text === undefined) return [];
      return { path: `${path}.${language}`, field, language, portuguese, text };
    });
  });
}

/** Returns the translations that an entry lacks. */
export const missingTranslations = (content: Chosen): readonly Translation[] =>
  translationsIn(content).filter((one) => one.text === "" && isChosen(content, one));

/** Content that may exist in some languages only (rule 1.14). */
type Chosen = object & { readonly languages?: readonly Language[] | undefined };

const isChosen = ({ languages = LANGUAGES }: Chosen, { language }: Translation) =>
  languages.includes("pt") && languages.includes(language);

/** Returns the translations that publishing `content` over `published` (null: nothing yet) would make outdated. */
export function outdatedTranslations(
  published: object | null,
  content: Chosen,
  known: readonly KnownTranslation[],
): readonly Translation[] {
  const added = newlyKnown(published ?? {}, content, known);
  if (known.length === 0 && added.length === 0) return [];
  const written = writtenFor([...known, ...added]);
  return translationsIn(content).filter((one) => {
    const portuguese = one.text === "" ? undefined : written.get(translationKey(keyed(one)));
    const isLeft = portuguese !== undefined && !portuguese.has(hashOf(one.portuguese));
    return isLeft && isChosen(content, one);
  });
}

/** Returns the pairs to remember: changed Portuguese texts whose translation stayed, with the text it was written for. */
export function newlyKnown(
  before: object,
  after: object,
  known: readonly KnownTranslation[],
): readonly KnownTranslation[] {
  // Identical content needs no comparison; a menu may have thousands of translations.
  if (before === after) return [];
  const [old, now] = [
    translationsIn(before).filter(isFilled),
    translationsIn(after).filter(isFilled),
  ];
  const gone = new Set(without(old, now).map((one) => translationKey(keyed(one))));
  const came = without(now, old);
  const leftBehind = new Set(
    came.map((one) => translationKey(keyed(one))).filter((key) => gone.has(key)),
  );
  const written = writtenFor(known);
  const firstOnes = old.filter((one) => {
    const key = translationKey(keyed(one));
    return leftBehind.has(key) && !written.has(key);
  });
  // New text, same translation in use elsewhere, such as a second dish's portion.
  const oldKeys = new Set(old.map((one) => translationKey(keyed(one))));
  const besides = came.filter((one) => {
    const key = translationKey(keyed(one));
    return !gone.has(key) && oldKeys.has(key) && written.has(key);
  });
  return [...firstOnes, ...besides].map(keyed);
}

/** Returns the pairs to remember once an editor confirms a translation. */
export function knownToHold(
  holding: Omit<Translation, "path">,
  published: object | null,
  known: readonly KnownTranslation[],
): readonly KnownTranslation[] {
  const key = translationKey(keyed(holding));
  const isKnown = writtenFor(known).has(key);
  const others = isKnown
    ? []
    : translationsIn(published ?? {}).filter((one) => translationKey(keyed(one)) === key);
  return [...others, holding].map(keyed);
}

export function keyed({
  field,
  language,
  text,
  portuguese,
}: Omit<Translation, "path">): KnownTranslation {
  return { field, language, text: hashOf(text), portuguese: hashOf(portuguese) };
}

function isFilled({ text }: Translation): boolean {
  return text !== "";
}

function writtenFor(known: readonly KnownTranslation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const written = new Map<string, Set<string>>();
  for (const one of known) {
    const key = translationKey(one);
    written.set(key, (written.get(key) ?? new Set()).add(one.portuguese));
  }
  return written;
}

function translationKey({ field, language, text }: KnownTranslation): string {
  return `${field} ${language} ${text}`;
}

/** Returns the multiset difference of two lists. */
function without(list: readonly Translation[], others: readonly Translation[]): Translation[] {
  const pairOf = (one: Translation) =>
    JSON.stringify([one.field, one.language, one.text, one.portuguese]);
  const counts = new Map<string, number>();
  for (const one of others) counts.set(pairOf(one), (counts.get(pairOf(one)) ?? 0) + 1);
  return list.filter((one) => {
    const count = counts.get(pairOf(one)) ?? 0;
    counts.set(pairOf(one), count - 1);
    return count <= 0;
  });
}

type SomeTexts = Partial<Readonly<Record<Language, string>>>;

function textsIn(
  value: unknown,
  path: string,
): { readonly path: string; readonly texts: SomeTexts }[] {
  if (typeof value !== "object" || value === null) return [];
  if (isTexts(value)) return [{ path, texts: value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, path === "" ? key : `${path}.${key}`),
  );
}

function isTexts(value: object): value is SomeTexts {
  const entries = Object.entries(value);
  const isText = ([key, text]: [string, unknown]) =>
    typeof text === "string" && LANGUAGES.some((language) => language === key);
  return entries.length > 0 && !Array.isArray(value) && entries.every(isText);
}

/** Returns a 53-bit hash (cyrb53, public domain), synchronous unlike the browser's; not for secrets. */
function hashOf(text: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}
