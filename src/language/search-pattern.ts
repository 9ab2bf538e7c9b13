import { plainText } from "./plain-text.ts";

/** Latin, Greek and Cyrillic letters, Vietnamese and polytonic ones, Georgian capitals, ligatures, wide letters. */
const ALPHABETS = [
  [0x41, 0x5a],
  [0xa0, 0x52f],
  [0x1c90, 0x1cbf],
  [0x1e00, 0x1fff],
  [0xfb00, 0xfb06],
  [0xff01, 0xff5e],
] as const;
const MARKS = "[\u0300-\u036F]*";

const spellings = new Map<string, string>();
for (const [first, last] of ALPHABETS) {
  for (let code = first; code <= last; code += 1) {
    const letter = String.fromCodePoint(code);
    const plain = plainText(letter);
    if (plain !== letter) spellings.set(plain, (spellings.get(plain) ?? "") + letter);
  }
}
const LIGATURES = [...spellings.keys()].filter((plain) => /^\p{L}{2,3}$/u.test(plain));

/**
 * Returns a regular expression for PostgreSQL and JavaScript that matches as {@link plainText} would, so that a database
 * of any locale need not fold each row.
 */
export function searchPattern(text: string): string {
  const plain = plainText(text.trim()).replaceAll(/\s+/gu, " ");
  let pattern = "";
  for (let rest = plain; rest !== "";) {
    const ligature = LIGATURES.find((one) => rest.startsWith(one));
    const letters = ligature ?? String.fromCodePoint(rest.codePointAt(0) ?? 0);
    const single = Array.from(letters, letterPattern).join("");
    pattern += ligature === undefined ? single : `(?:${single}|[${spellings.get(ligature) ?? ""}])`;
    rest = rest.slice(letters.length);
  }
  return pattern;
}

function letterPattern(letter: string): string {
  const set = letter + (spellings.get(letter) ?? "");
  return `[${set.replaceAll(/[\\\]^[-]/g, String.raw`\$&`)}]${letter === " " ? "+" : MARKS}`;
}
