/** What a lead is about, for whoever is to read it: a table, or the subject that the visitor chose. Without a library. */
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
