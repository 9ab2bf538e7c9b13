import { setImmediate as nextTurn } from "node:timers/promises";
import type { CachedResponse } from "#http/cached-response.ts";
import type { ResponseCache } from "#http/response-cache.ts";
import { type Log, redactedError } from "#logging/log.ts";

/** The rest is made again when somebody asks for it. */
const MAX_REFRESHED = 200;

/**
 * Returns what is called when the content has changed: it makes the cached responses again in the
 * background, the most requested first and one at a time, so that no visitor waits for that
 * (decision 0030). It resolves when that is done, or has been overtaken by the next change.
 */
export function createCacheRefresh(options: {
  readonly cache: ResponseCache;
  readonly create: (key: string) => Promise<CachedResponse | Response>;
  readonly isStopping: () => boolean;
  readonly log: Log;
}): () => Promise<void> {
  const { cache, create, isStopping, log } = options;
  let changes = 0;
  let lastRefresh = Promise.resolve();

  async function refresh(keys: readonly string[], change: number): Promise<void> {
    for (const key of keys.slice(0, MAX_REFRESHED)) {
      // Requests are answered between two renders.
      await nextTurn();
      if (change !== changes || isStopping()) return;
      try {
        await cache.refresh(key, () => create(key));
      } catch (error) {
        log.warn({ path: key, reason: redactedError(error) }, "Not rendered in the background");
      }
    }
  }

  return () => {
    changes += 1;
    const change = changes;
    const keys = cache.markStale();
    lastRefresh = lastRefresh.then(() => refresh(keys, change));
    return lastRefresh;
  };
}
