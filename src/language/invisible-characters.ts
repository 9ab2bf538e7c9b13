/** Joins or separates the letters of some scripts, and the parts of an emoji. */
const JOINER = "[\\u200C\\u200D]";
const JOINED = "(?![\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Zinh}])[\\p{L}\\p{M}]";
const EMOJI = "[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]";
// Without a look-behind, which Safari 15 does not know.
const INVISIBLE = new RegExp(
  `((?:${JOINED}|${EMOJI})${JOINER})|(?![\\t\\n\\r])[\\p{Cc}\\p{Cf}]`,
  "gu",
);

/**
 * Removes what a paste brings unseen: soft hyphens, zero-width spaces, byte order marks, marks of direction. Keeps a
 * joiner after a letter of a script that joins letters, as in Persian or Hindi, and inside an emoji.
 */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, "$1");
}

// Hangul fillers and the empty Braille cell count as letters and symbols, but show nothing.
const VISIBLE = /(?![\u115F\u1160\u3164\uFFA0\u2800])[^\p{C}\p{M}\p{Z}]/u;

/** Whether a text shows anything: spaces, fillers and marks alone do not. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

// Half a surrogate pair, a character of private use such as Word's bullets, one that Unicode does not know.
const REFUSED = /[\0\p{Cs}\p{Co}\p{Cn}]/u;

/** A character that no text may hold, by its code point ("U+E000"), and the word before it, which may be empty. */
interface RefusedCharacter {
  readonly code: string;
  readonly after: string;
}

/** The first character that keeps a text from being stored or shown, besides those that {@link withoutInvisible} removes. */
export function findRefused(text: string): RefusedCharacter | undefined {
  const found = REFUSED.exec(text);
  if (found === null) return undefined;
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
  const before = withoutInvisible(text.slice(0, found.index)).trimEnd();
  return { code: `U+${code}`, after: /\S{0,30}$/u.exec(before)?.[0] ?? "" };
}
