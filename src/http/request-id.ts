import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

const WELL_FORMED = /^[\w.:-]{8,64}$/;

const ids = new AsyncLocalStorage<string>();
const processPart = randomBytes(6).toString("base64url");
let count = 0;

/**
 * The name of one request, in its response and in every line of the log about it: the one that a
 * trusted proxy gave, else a new one. It says nothing about the visitor.
 */
export function requestIdFor(given: string | string[] | undefined, isTrusted: boolean): string {
  if (isTrusted && typeof given === "string" && WELL_FORMED.test(given)) return given;
  count += 1;
  return `${processPart}-${count.toString(36)}`;
}

/** Does the work of one request; whatever it starts knows the request's id. */
export function withRequestId(id: string, work: () => void): void {
  ids.run(id, work);
}

/** The id of the request that this code works for, if it works for one. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}
