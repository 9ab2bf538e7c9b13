import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

const WELL_FORMED = /^[\w.:-]{8,64}$/;

interface CurrentRequest {
  readonly id: string;
  /** When it first waited for something that has a limit; milliseconds, as of `performance.now()`. */
  waitingSince?: number;
}

const requests = new AsyncLocalStorage<CurrentRequest>();
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

/** Does the work of one request; all that it starts knows the request. */
export function withRequestId(id: string, work: () => void): void {
  requests.run({ id }, work);
}

/** Does work that a request has begun and does not wait for: it has no id and no common limit. */
export function outsideRequest(work: () => void): void {
  requests.exit(work);
}

/** The id of the request that this code works for, if it works for one. */
export function currentRequestId(): string | undefined {
  return requests.getStore()?.id;
}

/**
 * How many milliseconds of `limitMs` are left to the request that this code works for. They begin when it asks
 * for the first time, so that everything it waits for has one limit together. All of them outside a request.
 */
export function timeLeft(limitMs: number): number {
  const request = requests.getStore();
  if (request === undefined) return limitMs;
  request.waitingSince ??= performance.now();
  return Math.max(0, Math.ceil(request.waitingSince + limitMs - performance.now()));
}
