// For the desk's pages too: without a library.

/** What may stand in a template in braces: the desk puts the lead's and its restaurant's in its place. */
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
