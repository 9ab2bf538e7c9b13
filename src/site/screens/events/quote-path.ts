import type { Language } from "../../../language/languages.ts";
import { pathTo } from "../../../language/path-to.ts";

/** The contact page with its subject, and the house if there is one, already chosen. */
export function quotePath(language: Language, restaurant = ""): string {
  const query = new URLSearchParams({ subject: "eventos", ...(restaurant && { restaurant }) });
  return `${pathTo(language, "contact")}?${query}`;
}
