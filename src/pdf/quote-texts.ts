import type { Texts } from "#language/languages.ts";

/** The words of a quote's sheet. */
export const QUOTE_TEXTS = {
  title: { pt: "Orçamento", en: "Quote", es: "Presupuesto" },
  guest: { pt: "Para", en: "For", es: "Para" },
  date: { pt: "Data", en: "Date", es: "Fecha" },
  guests: { pt: "Convidados", en: "Guests", es: "Invitados" },
  rooms: { pt: "Espaço", en: "Room", es: "Espacio" },
  validUntil: { pt: "Válido até", en: "Valid until", es: "Válido hasta" },
  total: { pt: "Total", en: "Total", es: "Total" },
  conditions: { pt: "Condições", en: "Conditions", es: "Condiciones" },
  tentative: {
    pt: "A data só está reservada quando a casa confirmar.",
    en: "The date is reserved only once the restaurant confirms it.",
    es: "La fecha solo queda reservada cuando la casa la confirma.",
  },
} as const satisfies Readonly<Record<string, Texts>>;
