import { canBeSegment, decodeSegment, splitAddress } from "./address-segments.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./languages.ts";
import { SCREENS, type Screen } from "./screens.ts";
import { type ParamsOf, patternsFor } from "./slugs.ts";

/** A page: its screen, language and decoded parameters. */
export type PageMatch = {
  [S in Screen]: {
    language: Language;
    screen: S;
    params: ParamsOf<S>;
    /** True when this page is shown here but its canonical address is another. */
    alias: boolean;
  };
}[Screen];

/**
 * The page at a pathname (percent-encoded, without query), also from a data request's `….data`.
 * Undefined when there is none in that language, or the path is malformed.
 */
export function matchPath(pathname: string): PageMatch | undefined {
  const { language, segments } = splitAddress(pathname);
  if (language) return matchSegments(language, segments);
  if (segments.length > 0) return undefined;
  return { language: DEFAULT_LANGUAGE, screen: "home", params: {}, alias: true };
}

/** The language of a pathname's prefix; Portuguese when it has none. */
export function languageOf(pathname: string): Language {
  return splitAddress(pathname).language ?? DEFAULT_LANGUAGE;
}

/** The page that raw segments name in a language, whatever prefix they came from. */
export function matchSegments(
  language: Language,
  segments: readonly string[],
): PageMatch | undefined {
  for (const { screen, pattern, alias } of PATTERNS[language]) {
    const params = matchPattern(pattern, segments);
    if (params) return { language, screen, params, alias } as PageMatch;
  }
  return undefined;
}

const PATTERNS = Object.fromEntries(
  LANGUAGES.map((language) => [language, SCREENS.flatMap((s) => splitPatterns(language, s))]),
) as Record<Language, ReturnType<typeof splitPatterns>>;

function splitPatterns(language: Language, screen: Screen) {
  return patternsFor(language, screen).map((pattern, position) => ({
    screen,
    pattern: pattern.split("/").filter((segment) => segment !== ""),
    alias: position > 0,
  }));
}

function matchPattern(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: [name: string, value: string][] = [];
  for (const [position, expected] of pattern.entries()) {
    const value = decodeSegment(segments[position] ?? "");
    if (value === undefined || !canBeSegment(value)) return undefined;
    if (expected.startsWith(":")) params.push([expected.slice(1), value]);
    else if (value !== expected) return undefined;
  }
  return Object.fromEntries(params);
}
