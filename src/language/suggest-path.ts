import { splitPath } from "./path-segments.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./languages.ts";
import { matchPath, matchSegments } from "./match-path.ts";
import { pathToPage } from "./path-to.ts";

/**
 * For a path that is no page, the path in its own language of the page it names with
 * another language's slug: `/en/contato` → `/en/contact`. Whether the restaurant or article in it
 * exists is not known here.
 */
export function suggestPath(pathname: string): string | undefined {
  if (matchPath(pathname)) return undefined;
  const { language = DEFAULT_LANGUAGE, segments } = splitPath(pathname);
  for (const otherLanguage of LANGUAGES) {
    const page = matchSegments(otherLanguage, segments);
    if (page) return pathToPage({ ...page, language });
  }
  return undefined;
}
