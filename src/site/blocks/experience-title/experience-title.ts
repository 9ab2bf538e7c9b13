import type { ApiClient } from "#api/api-client.ts";
import type { Language } from "#language/languages.ts";
import { pickText } from "#language/pick-text.ts";

/** What the experience is called that a page's query names; empty when it cannot be known. */
export async function experienceTitle(
  api: Pick<ApiClient, "listExperiences">,
  query: URLSearchParams,
  language: Language,
): Promise<string> {
  const id = query.get("experience");
  if (id === null) return "";
  const experiences = await api.listExperiences().catch(() => []);
  const experience = experiences.find((one) => one.id === id);
  return experience === undefined ? "" : pickText(experience.title, language).text;
}
