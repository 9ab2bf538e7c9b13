// The characters of PDFs and Open Graph images. tools/building/subset-fonts.ts cuts the typefaces to them, src/pdf draws them,
// and the desk warns of others.

/** Latin with Vietnamese, Greek and Cyrillic, their marks, figures, punctuation and currencies. */
const LETTERS =
  " -~\\u00A0-\\u00AC\\u00AE-\\u024F\\u0259\\u02BB\\u02BC\\u0300-\\u0331\\u0374\\u0375\\u037A-\\u03E1\\u0400-\\u045F\\u048A-\\u04FF" +
  "\\u1E00-\\u1EFF\\u2012-\\u2027\\u2030-\\u205E\\u2070-\\u208E\\u20A0-\\u20BF\\u2103\\u2113\\u2116\\u2122\\u212E\\u2153\\u2154\\u215B-\\u215F";
const GEORGIAN = "\\u10D0-\\u10FF\\u1C90-\\u1CBA\\u1CBD-\\u1CBF";
const SIGNS =
  "\\u2190-\\u2199\\u21D0-\\u21D4\\u2205\\u221E\\u2248\\u2260\\u2264\\u2265\\u25A0\\u25A1\\u25AA\\u25AB\\u25B2-\\u25C7\\u25CA\\u25CB\\u25CF\\u2605\\u2606\\u2640\\u2642\\u2660-\\u2667\\u2669-\\u266F\\u2713";

const assigned = (set: string) => new RegExp(`^(?:(?!\\p{Cn})[${set}])+$`, "u");
/** Character sets, each covered by one typeface. */
export const PRINTED = {
  letters: assigned(LETTERS),
  georgian: assigned(GEORGIAN),
  signs: assigned(SIGNS),
} as const;

const SETS = Object.values(PRINTED);
const REPLACEMENT = "□";
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Narrow spaces are missing from the typefaces; no line breaks at the second. */
const SPACES = [
  [/^[\r\n\u2028\u2029]+$/u, "\n"],
  [/^[\u2007\u202F]$/u, "\u00A0"],
  [/^\s$/u, " "],
] as const;
const HYPHENS = /[\u2010\u2011]/gu;

/** Composes a text for PDFs and Open Graph images, spells rare signs ("ﬁ" as fi), and replaces missing ones by a square. */
export function asPrinted(text: string): string {
  const composed = text.normalize("NFC");
  if (PRINTED.letters.test(composed)) return composed;
  return signsOf(composed)
    .map((sign) => printedAs(sign) ?? REPLACEMENT)
    .join("");
}

/** Returns the distinct signs that PDFs and Open Graph images cannot show. */
export function unprintedSigns(text: string): readonly string[] {
  const composed = text.normalize("NFC");
  if (PRINTED.letters.test(composed)) return [];
  return [...new Set(signsOf(composed).filter((sign) => printedAs(sign) === undefined))];
}

/** Splits into graphemes: letters with their marks, whole emoji. */
function signsOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

function printedAs(sign: string): string | undefined {
  const space = SPACES.find(([one]) => one.test(sign));
  if (space !== undefined) return space[1];
  const plain = sign.replaceAll(INVISIBLE, "").replaceAll(HYPHENS, "-");
  const withoutMarks = plain.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const spellings = [plain, plain.normalize("NFKC"), withoutMarks.normalize("NFC")];
  return plain === "" ? "" : spellings.find((one) => SETS.some((set) => set.test(one)));
}
