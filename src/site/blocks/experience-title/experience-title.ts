import type { Experience, Wanted } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { pickText } from "#language/pick-text.ts";

/** What a page has to read to name the experience of its query. */
export function experiencesIn({ searchParams }: URL): readonly Wanted[] {
  return searchParams.has("experience") ? ["experiences"] : [];
}

/** What the experience is called that a page's query names; empty when it cannot be known. */
export function experienceTitle(
  experiences: readonly Experience[] | undefined,
  query: URLSearchParams,
  language: Language,
): string {
  const experience = experiences?.find((one) => one.id === query.get("experience"));
  return experience === undefined ? "" : pickText(experience.title, language).text;
}
