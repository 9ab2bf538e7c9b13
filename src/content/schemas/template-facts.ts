// Free of libraries, because the desk's pages import it.

/** Placeholders of a template; the desk fills in facts of the lead and its restaurant. */
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
