import type { Texts } from "#language/languages.ts";

// Rule 4.10: built-in hours are placeholders. Only a restaurant with a public number may ask for a call.

export const HOURS_BY_PHONE: Texts = {
  pt: "Horários em atualização. Ligue para a casa antes de vir.",
  en: "Opening hours are being updated. Please call the restaurant before you come.",
  es: "Horarios en actualización. Llame a la casa antes de venir.",
};

export const HOURS_BY_MESSAGE: Texts = {
  pt: "Horários em atualização. Escreva para nós antes de vir.",
  en: "Opening hours are being updated. Please write to us before you come.",
  es: "Horarios en actualización. Escríbanos antes de venir.",
};
