import { type Language, LANGUAGES } from "./languages.ts";

// Which translations were left behind by their Portuguese text. Content is JSON in which an object of texts
// by language, `{ pt, en, es }`, may stand anywhere; of lists it does not matter in which order they are.

type OtherLanguage = Exclude<Language, "pt">;
const OTHER_LANGUAGES = LANGUAGES.filter((one): one is OtherLanguage => one !== "pt");

/** A text of a piece of content in a language other than Portuguese, empty where it is missing, with the Portuguese one. */
export interface Translation extends KnownTranslation {
  /** Where it is: "rooms.0.name.en". */
  readonly path: string;
}

/**
 * A Portuguese text for which a translation was written, both as hashes. A translation of which none is known
 * holds; one of which some are known holds for those alone.
 */
export interface KnownTranslation {
  /** Without the places in lists: "rooms.name". */
  readonly field: string;
  readonly language: OtherLanguage;
  readonly text: string;
  readonly portuguese: string;
}

/** Every translation in a piece of content that has a Portuguese text, in the order of the fields. */
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

/** Those that would be out of date if `content` were published over `published` (null: nothing yet). */
export function outdatedTranslations(
  published: object | null,
  content: object,
  known: readonly KnownTranslation[],
): readonly Translation[] {
  const added = newlyKnown(published ?? {}, content, known);
  if (known.length === 0 && added.length === 0) return [];
  const written = writtenFor([...known, ...added]);
  return translationsIn(content).filter((one) => {
    const portuguese = one.text === "" ? undefined : written.get(translationKey(keyed(one)));
    return portuguese !== undefined && !portuguese.has(hashOf(one.portuguese));
  });
}

/**
 * What is to be known after a publication: where a Portuguese text has changed and its translation has not,
 * for what that one was written.
 */
export function newlyKnown(
  before: object,
  after: object,
  known: readonly KnownTranslation[],
): readonly KnownTranslation[] {
  // Of a list of what is published nothing has changed, and a menu may have thousands of translations.
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
  // A new text with a translation that stays in use elsewhere, such as a portion of a second dish.
  const oldKeys = new Set(old.map((one) => translationKey(keyed(one))));
  const besides = came.filter((one) => {
    const key = translationKey(keyed(one));
    return !gone.has(key) && oldKeys.has(key) && written.has(key);
  });
  return [...firstOnes, ...besides].map(keyed);
}

/** What is to be known once somebody has said that a translation in one of the contents holds. */
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

/** A translation as {@link KnownTranslation}: written for the Portuguese text that it stands beside. */
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

/** The first list without what is in the second, each as often as it is there. */
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

/**
 * A hash of a text, of 53 bits (cyrb53, public domain), for telling the texts of one field apart: a browser's
 * own hashes have to be waited for, and nothing here is a secret.
 */
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
