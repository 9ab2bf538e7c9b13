import PQueue from "p-queue";

/** The task did not start within the queue timeout, and never will. */
export class QueueTimeoutError extends Error {
  override name = "QueueTimeoutError";
}

/**
 * Returns a function that runs at most `limit` tasks at a time, in order. A task that waits longer than `queueTimeoutMs`
 * rejects with {@link QueueTimeoutError}.
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
