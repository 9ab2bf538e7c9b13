import { splitPath } from "./path-segments.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./languages.ts";
import { matchPath, matchSegments, type PageMatch } from "./match-path.ts";
import { pathToPage } from "./path-to.ts";

/**
 * For a path that is not a page, the page in its own language that it names with another language's slug,
 * and how such a path is spelled: `/en/Contato` → `/en/contact`, `/en/contato`. Whether the
 * restaurant or article in it exists is not known here.
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
    // Through an alias, the other language's own slug may be this language's, too.
    if (!matchPath(spelled)) return { page: { ...page, language }, spelled };
  }
  return undefined;
}
