/** Letters that Unicode does not decompose. */
const SPELLED = new Map(
  Object.entries({
    ß: "ss",
    æ: "ae",
    œ: "oe",
    þ: "th",
    ø: "o",
    ł: "l",
    đ: "d",
    ð: "d",
    ħ: "h",
    ı: "i",
    ŋ: "n",
    ŧ: "t",
    ə: "e",
    ς: "σ",
  }),
);

/** Folds accents, ligatures and case: "Pão" → pao, "Straße" → strasse. */
export function plainText(text: string): string {
  const letters = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return letters.replaceAll(/[ßæœþøłđðħıŋŧəς]/g, (letter) => SPELLED.get(letter) ?? letter);
}
