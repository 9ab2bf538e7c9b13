/** Rule 3.15: this many of the newest articles are highlights. */
const HIGHLIGHTS = 2;

/** The first articles, which stand out, and all that remain; the given order is kept. */
export function splitHighlights<T>(articles: readonly T[]): {
  highlights: readonly T[];
  remaining: readonly T[];
} {
  return { highlights: articles.slice(0, HIGHLIGHTS), remaining: articles.slice(HIGHLIGHTS) };
}
