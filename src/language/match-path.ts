import { canBeSegment, decodeSegment, splitPath } from "./path-segments.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./languages.ts";
import { type ParamsOf, patternsFor, type Screen, SCREEN_NAMES } from "./screens.ts";

/** A page: its screen, language and decoded parameters. */
export type PageMatch = {
  [S in Screen]: {
    language: Language;
    screen: S;
    params: ParamsOf<S>;
    /** Whether the page's canonical path differs. */
    alias: boolean;
  };
}[Screen];

/**
 * Returns the page of a pathname (percent-encoded, without query) or of its data request (`….data`). Slugs match
 * case-insensitively. Undefined for an unknown page or a malformed path.
 */
export function matchPath(pathname: string): PageMatch | undefined {
  const { language, segments } = splitPath(pathname);
  if (language) return matchSegments(language, segments);
  if (segments.length > 0) return undefined;
  return { language: DEFAULT_LANGUAGE, screen: "home", params: {}, alias: true };
}

/** Returns the language of a pathname's prefix, Portuguese by default. */
export function languageOf(pathname: string): Language {
  return splitPath(pathname).language ?? DEFAULT_LANGUAGE;
}

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

/** Returns the page of the longest matching beginning, at least home, and the remaining segments. */
export function matchBeginning(
  language: Language,
  segments: readonly string[],
): { readonly page: PageMatch; readonly rest: readonly string[] } {
  for (let length = Math.min(segments.length, LONGEST_PATTERN); length > 0; length -= 1) {
    const page = matchSegments(language, segments.slice(0, length));
    if (page !== undefined) return { page, rest: segments.slice(length) };
  }
  return { page: { language, screen: "home", params: {}, alias: false }, rest: segments };
}

export function spellSlugs(language: Language, segments: readonly string[]): readonly string[] {
  const found = PATTERNS[language].find(({ pattern }) => matchPattern(pattern, segments));
  const spelled = (segment: string, position: number) => {
    const expected = found?.pattern[position] ?? ":";
    return expected.startsWith(":") ? segment : expected;
  };
  return segments.map(spelled);
}

const PATTERNS = Object.fromEntries(
  LANGUAGES.map((language) => [language, SCREEN_NAMES.flatMap((s) => splitPatterns(language, s))]),
) as Record<Language, ReturnType<typeof splitPatterns>>;

const LONGEST_PATTERN = Math.max(
  ...Object.values(PATTERNS).flatMap((patterns) => patterns.map(({ pattern }) => pattern.length)),
);

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
    // React Router matches case-insensitively in the browser.
    else if (value.toLowerCase() !== expected) return undefined;
  }
  return Object.fromEntries(params);
}
