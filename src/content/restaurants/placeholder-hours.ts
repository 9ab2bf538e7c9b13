import type { Texts } from "#language/languages.ts";

// Rule 4.10: built-in hours are placeholders. Only a restaurant with a public number may ask for a call.

export const HOURS_BY_PHONE: Texts = {
  pt: "Horários em atualização: confirme por telefone.",
  en: "Hours being updated: please call to confirm.",
  es: "Horarios en actualización: confírmelos por teléfono.",
};

export const HOURS_BY_MESSAGE: Texts = {
  pt: "Horários em atualização: escreva-nos para confirmar.",
  en: "Hours being updated: please write to us to confirm.",
  es: "Horarios en actualización: escríbanos para confirmarlos.",
};
