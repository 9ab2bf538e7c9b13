import { plainText } from "./plain-text.ts";

/** The maximum length of a query, in characters. */
export const LONGEST_SEARCH = 60;

/** Splits a text into folded words: "Pão de queijo" → pao, de, queijo. */
export function searchWords(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
