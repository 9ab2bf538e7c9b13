import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

const WELL_FORMED = /^[\w.:-]{8,64}$/;

interface CurrentRequest {
  readonly id: string;
  /** The first wait under a shared timeout; milliseconds of `performance.now()`. */
  waitingSince?: number;
}

const requests = new AsyncLocalStorage<CurrentRequest>();
const processPart = randomBytes(6).toString("base64url");
let count = 0;

/** Returns a trusted proxy's request id if well-formed, else a new one, for the response and the log. */
export function requestIdFor(given: string | string[] | undefined, isTrusted: boolean): string {
  if (isTrusted && typeof given === "string" && WELL_FORMED.test(given)) return given;
  count += 1;
  return `${processPart}-${count.toString(36)}`;
}

export function withRequestId(id: string, work: () => void): void {
  requests.run({ id }, work);
}

/** Runs background work that a request started, without its id and timeout. */
export function outsideRequest(work: () => void): void {
  requests.exit(work);
}

export function currentRequestId(): string | undefined {
  return requests.getStore()?.id;
}

/**
 * Returns how many milliseconds of `limitMs` remain for the current request, counted from its first call, so that all
 * its waits share one timeout. Outside a request, returns `limitMs`.
 */
export function timeLeft(limitMs: number): number {
  const request = requests.getStore();
  if (request === undefined) return limitMs;
  request.waitingSince ??= performance.now();
  return Math.max(0, Math.ceil(request.waitingSince + limitMs - performance.now()));
}
