/** Joins or separates letters of some scripts and parts of an emoji. */
const JOINER = "[\\u200C\\u200D]";
const JOINED = "(?![\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Zinh}])[\\p{L}\\p{M}]";
const EMOJI = "[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]";
// No look-behind, which Safari 15 lacks.
const INVISIBLE = new RegExp(
  `((?:${JOINED}|${EMOJI})${JOINER})|(?![\\t\\n\\r])[\\p{Cc}\\p{Cf}]`,
  "gu",
);

/**
 * Removes invisible characters of pasted text: soft hyphens, zero-width spaces, byte order marks, direction marks. Keeps
 * joiners after letters of joining scripts (Persian, Hindi) and inside emoji.
 */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, "$1");
}

// Hangul fillers and the empty Braille cell count as letters and symbols but show nothing.
const VISIBLE = /(?![\u115F\u1160\u3164\uFFA0\u2800])[^\p{C}\p{M}\p{Z}]/u;

/** Returns whether a text shows more than spaces, fillers and marks. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

// Lone surrogates, private use (Word's bullets) and unassigned code points.
const REFUSED = /[\0\p{Cs}\p{Co}\p{Cn}]/u;

/** A refused character by code point ("U+E000"), and the word before it, which may be empty. */
interface RefusedCharacter {
  readonly code: string;
  readonly after: string;
}

/** Returns the first character that prevents storing a text, apart from those that {@link withoutInvisible} removes. */
export function findRefused(text: string): RefusedCharacter | undefined {
  const found = REFUSED.exec(text);
  if (found === null) return undefined;
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
  const before = withoutInvisible(text.slice(0, found.index)).trimEnd();
  return { code: `U+${code}`, after: /\S{0,30}$/u.exec(before)?.[0] ?? "" };
}
