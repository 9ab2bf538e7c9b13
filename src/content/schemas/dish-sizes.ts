import type { Language, Texts } from "#language/languages.ts";

/** Sizes beside a dish's usual portion, with unit or counted name; "#" is the number. */
const SIZES = {
  glass: { unit: "ml", name: { pt: "Taça", en: "Glass", es: "Copa" } },
  jug: { unit: "ml", name: { pt: "Jarra", en: "Jug", es: "Jarra" } },
  "half-bottle": {
    unit: "ml",
    name: { pt: "Meia garrafa", en: "Half bottle", es: "Media botella" },
  },
  bottle: { unit: "ml", name: { pt: "Garrafa", en: "Bottle", es: "Botella" } },
  half: { unit: "g", name: { pt: "Meia porção", en: "Half portion", es: "Media ración" } },
  whole: { unit: "g", name: { pt: "Porção inteira", en: "Full portion", es: "Ración entera" } },
  pieces: { unit: null, name: { pt: "# unidades", en: "# pieces", es: "# unidades" } },
  people: { unit: null, name: { pt: "Para # pessoas", en: "For # people", es: "Para # personas" } },
} as const satisfies Readonly<Record<string, { unit: "ml" | "g" | null; name: Texts }>>;

export type SizeName = keyof typeof SIZES;
export const SIZE_NAMES = Object.keys(SIZES) as [SizeName, ...SizeName[]];

export interface Size {
  readonly size: SizeName;
  readonly amount?: number;
}

/** Returns whether a size requires a number of two or more. */
export const isCounted = ({ size }: Size) => SIZES[size].unit === null;

export const UNCOUNTED_SIZES = SIZE_NAMES.filter((size) => !isCounted({ size }));

export const isSameSize = (one: Size, other: Size) =>
  one.size === other.size && one.amount === other.amount;

/** Returns "Taça", "Taça 150 ml" or "Para 2 pessoas"; an ellipsis replaces a missing number. */
export function sizeName({ size, amount }: Size, language: Language): string {
  const { name, unit } = SIZES[size];
  if (unit === null) return name[language].replace("#", String(amount ?? "…"));
  return amount === undefined ? name[language] : `${name[language]} ${amount}\u00A0${unit}`;
}
