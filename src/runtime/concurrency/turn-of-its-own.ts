import { setImmediate as nextTurn } from "node:timers/promises";

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Resolves in a separate event-loop turn: several long tasks in one turn would delay all other
 * requests.
 */
export function turnOfItsOwn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}
