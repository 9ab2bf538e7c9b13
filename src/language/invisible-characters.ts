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
