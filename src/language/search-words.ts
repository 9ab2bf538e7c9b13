/** What somebody looks for, in characters; a longer query finds fewer. */
export const LONGEST_SEARCH = 60;

/** A text without accents and capitals: "Pão" → pao. */
export function plainText(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The words of a text as searches compare them: "Pão de queijo" → pao, de, queijo. */
export function searchWords(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
