/** Work that did not get its turn in time; it has not begun. */
export class QueueTimeoutError extends Error {
  override name = "QueueTimeoutError";
}

/**
 * Answers a function that runs at most `limit` pieces of work at a time and lets the others wait
 * their turn. One that has not begun after `queueTimeoutMs` rejects with {@link QueueTimeoutError}.
 */
export function createConcurrencyLimiter({
  limit,
  queueTimeoutMs,
}: {
  limit: number;
  queueTimeoutMs: number;
}) {
  const waiting: (() => void)[] = [];
  let running = 0;

  function takeTurn(): Promise<void> {
    if (running < limit) {
      running += 1;
      return Promise.resolve();
    }
    const turn = Promise.withResolvers<void>();
    const begin = () => {
      clearTimeout(timer);
      turn.resolve();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(begin), 1);
      turn.reject(new QueueTimeoutError(`No turn within ${queueTimeoutMs} ms`));
    }, queueTimeoutMs);
    waiting.push(begin);
    return turn.promise;
  }

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    await takeTurn();
    try {
      return await work();
    } finally {
      // The turn goes to the next one in line without being given back.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
