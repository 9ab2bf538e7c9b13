/** The first words of a text, at most `limit` characters long, cut between words. */
export function summary(text: string, limit = 155): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit).lastIndexOf(" ");
  return `${line.slice(0, cut > 0 ? cut : limit - 1).replace(/[\s,;:.–-]+$/, "")}…`;
}

/** The paragraphs of a text in which an empty line parts them. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
