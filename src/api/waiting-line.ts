/** Work that did not get its turn in time; it has not begun. */
export class WaitedTooLongError extends Error {
  override name = "WaitedTooLongError";
}

/**
 * Answers a function that runs at most `width` pieces of work at a time and lets the others wait
 * their turn. One that has not begun after `patienceMs` rejects with {@link WaitedTooLongError}.
 */
export function createWaitingLine({ width, patienceMs }: { width: number; patienceMs: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  function takeTurn(): Promise<void> {
    if (running < width) {
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
      turn.reject(new WaitedTooLongError(`No turn within ${patienceMs} ms`));
    }, patienceMs);
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
