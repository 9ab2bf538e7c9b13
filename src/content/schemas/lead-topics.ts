/** A lead's topic, a table or the chosen subject, decides who reads it. Free of libraries. */
export const LEAD_TOPICS = [
  "mesa",
  "eventos",
  "elogios-sugestoes",
  "trabalhe-conosco",
  "parcerias",
  "assessoria-imprensa",
  "outros",
] as const;
export type LeadTopic = (typeof LEAD_TOPICS)[number];
