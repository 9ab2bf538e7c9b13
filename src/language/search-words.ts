import { plainText } from "./plain-text.ts";

/** What somebody looks for, in characters; a longer query finds fewer. */
export const LONGEST_SEARCH = 60;

/** The words of a text as searches compare them: "Pão de queijo" → pao, de, queijo. */
export function searchWords(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
