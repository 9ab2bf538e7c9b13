/** A text without accents and capitals: "Pão" → pao. */
export function plainText(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
