// Shared with the desk's pages, hence without a library.

/** Placeholders of a template; the desk replaces them by the lead's and its restaurant's facts. */
export const TEMPLATE_FACTS = [
  "nome",
  "casa",
  "telefone",
  "endereço",
  "reservas",
  "página",
  "data",
  "pessoas",
] as const;
export type TemplateFact = (typeof TEMPLATE_FACTS)[number];
