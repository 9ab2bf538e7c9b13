import { splitPath } from "./path-segments.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./languages.ts";
import { matchPath, matchSegments, type PageMatch } from "./match-path.ts";
import { pathToPage } from "./path-to.ts";

/**
 * For a path with another language's slug, returns the intended page and the path's spelling: `/en/Contato` →
 * `/en/contact`, `/en/contato`. The restaurant or article may not exist.
 */
export function misnamedPage(
  pathname: string,
): { readonly page: PageMatch; readonly spelled: string } | undefined {
  if (matchPath(pathname)) return undefined;
  const { language = DEFAULT_LANGUAGE, segments } = splitPath(pathname);
  for (const otherLanguage of LANGUAGES) {
    const page = matchSegments(otherLanguage, segments);
    if (page === undefined) continue;
    const spelled = pathToPage(page).replace(/^\/\w+/, `/${language}`);
    // An alias may make the other language's slug valid here.
    if (!matchPath(spelled)) return { page: { ...page, language }, spelled };
  }
  return undefined;
}
