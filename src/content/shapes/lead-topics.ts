/** What a lead is about: a table, or the subject that the visitor chose. It decides who reads the lead. Without a library. */
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
