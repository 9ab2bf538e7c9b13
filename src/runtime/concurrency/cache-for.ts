/** Returns a function that calls `load` at most once in `milliseconds` and shares its result. Failures are not cached. */
export function cacheFor<T>(milliseconds: number, load: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined;
  let cachedAt = 0;
  return () => {
    if (cached === undefined || performance.now() - cachedAt > milliseconds) {
      const loading = load();
      cached = loading;
      cachedAt = performance.now();
      loading.catch(() => {
        if (cached === loading) cached = undefined;
      });
    }
    return cached;
  };
}
