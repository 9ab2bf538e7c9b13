import { setImmediate as nextTurn } from "node:timers/promises";

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that nobody else gets from here: several long pieces of work in one
 * turn, each of another request, would hold up the rest for as long as all of them.
 */
export function turnOfItsOwn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}
