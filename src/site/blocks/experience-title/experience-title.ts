import type { Snapshot, Wanted } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";
import { pickText } from "#language/pick-text.ts";

/** What a page has to read to name the experience of its query. */
export function experiencesIn({ searchParams }: URL): readonly Wanted[] {
  return searchParams.has("experience") ? ["experiences"] : [];
}

/** What the experience is called that a page's query names by its id, or the happening by its slug; empty when it cannot be known. */
export function experienceTitle(
  { experiences, happenings }: Snapshot,
  query: URLSearchParams,
  language: Language,
): string {
  const wanted = query.get("experience");
  const found =
    experiences?.find(({ id }) => id === wanted) ?? happenings.find(({ slug }) => slug === wanted);
  return found === undefined ? "" : pickText(found.title, language).text;
}
