import type { Texts, Language } from "#language/languages.ts";
import type { MenuKind } from "#content/kinds/restaurant.ts";

/** The text of a menu without dishes: an invitation to ask. */
export const INVITATIONS: Readonly<Record<MenuKind, Texts>> = {
  main: {
    pt: "Consulte a casa sobre este menu.",
    en: "Please ask the restaurant about this menu.",
    es: "Consulte este menú con la casa.",
  },
  bar: {
    pt: "Consulte a casa sobre coquetéis e vinhos.",
    en: "Please ask the restaurant about cocktails and wines.",
    es: "Consulte los cócteles y los vinos con la casa.",
  },
  dessert: {
    pt: "Consulte a casa sobre as sobremesas.",
    en: "Please ask the restaurant about desserts.",
    es: "Consulte los postres con la casa.",
  },
  executive: {
    pt: "Consulte a casa sobre o menu executivo: se há, em que dias e o que traz.",
    en: "Please ask the restaurant about an executive menu: whether there is one, on which days, and what it includes.",
    es: "Consulte con la casa si hay menú ejecutivo, qué días y qué incluye.",
  },
  feijoada: {
    pt: "Consulte a casa para saber se há feijoada, e em que dias.",
    en: "Please ask the restaurant whether feijoada is served, and on which days.",
    es: "Consulte con la casa si hay feijoada y qué días.",
  },
  wine: {
    pt: "Consulte a casa sobre os vinhos.",
    en: "Please ask the restaurant about its wines.",
    es: "Consulte los vinos con la casa.",
  },
};

export const TELEPHONE: Texts = { pt: "Telefone", en: "Telephone", es: "Teléfono" };
export const EMAIL: Texts = { pt: "E-mail", en: "E-mail", es: "Correo electrónico" };
export const WRITE_TO_US: Texts = { pt: "Escreva para nós", en: "Write to us", es: "Escríbanos" };

export function translationsOf(
  texts: Partial<Texts>,
  languages: readonly Language[],
): [Language, string][] {
  const seen = new Set<string | undefined>(["", undefined]);
  return languages.flatMap((language): [Language, string][] => {
    const text = texts[language];
    if (text === undefined || seen.has(text)) return [];
    seen.add(text);
    return [[language, text]];
  });
}
