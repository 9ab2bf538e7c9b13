/** A browser asks again each time. */
const ASKED_EACH_TIME = "public, max-age=0, must-revalidate";
/** A CDN may cache a page and refresh it in the background. */
const CDN_SECONDS = 60;
const CDN_STALE_SECONDS = 600;

/** What is published next is found a minute later. */
const NOT_FOUND_CACHE_CONTROL = "public, max-age=60";

/** The `Cache-Control` of a page that everybody gets alike; `maxAgeMs` is how long it may be kept, 0: not at all. */
export function cacheControlOf(isFound: boolean, maxAgeMs: number): string {
  if (maxAgeMs === 0) return ASKED_EACH_TIME;
  if (!isFound) return NOT_FOUND_CACHE_CONTROL;
  const seconds = Math.min(CDN_SECONDS, Math.floor(maxAgeMs / 1000));
  return `${ASKED_EACH_TIME}, s-maxage=${seconds}, stale-while-revalidate=${CDN_STALE_SECONDS}`;
}
