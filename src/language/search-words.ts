/** What somebody looks for, in characters; a longer query finds fewer. */
export const LONGEST_SEARCH = 60;

/** The words of a text as searches compare them: "Pão de queijo" → pao, de, queijo. */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
