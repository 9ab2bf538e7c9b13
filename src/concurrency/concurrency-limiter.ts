import PQueue from "p-queue";

/** The work did not start within the queue timeout, and never will. */
export class QueueTimeoutError extends Error {
  override name = "QueueTimeoutError";
}

/**
 * Returns a function that runs at most `limit` pieces of work at a time, in order. Work that has not
 * started after `queueTimeoutMs` rejects with {@link QueueTimeoutError}.
 */
export function createConcurrencyLimiter({
  limit,
  queueTimeoutMs = Number.POSITIVE_INFINITY,
}: {
  readonly limit: number;
  readonly queueTimeoutMs?: number;
}) {
  const queue = new PQueue({ concurrency: limit });

  return function run<T>(work: () => Promise<T>): Promise<T> {
    if (!Number.isFinite(queueTimeoutMs)) return queue.add(work);
    const waiting = new AbortController();
    const timer = setTimeout(() => {
      waiting.abort(new QueueTimeoutError(`Not started within ${queueTimeoutMs} ms`));
    }, queueTimeoutMs);
    return queue.add(
      () => {
        clearTimeout(timer);
        return work();
      },
      { signal: waiting.signal },
    );
  };
}
