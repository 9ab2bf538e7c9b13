import type { DrawMenu } from "#server/pdfs/menu-pdfs.ts";
import type { DrawQuote } from "#leads/mail/quote-files.ts";
import { createBoundedWorker } from "#runtime/concurrency/bounded-worker.ts";

/** Four times what the largest publishable menu takes on an idle machine. */
const TIME_LIMIT_MS = 15_000;
const MEMORY_LIMIT_MB = 256;
/** Below common proxy timeouts. */
const QUEUE_TIMEOUT_MS = 25_000;

const LIMITS = {
  timeLimitMs: TIME_LIMIT_MS,
  memoryLimitMb: MEMORY_LIMIT_MB,
  queueTimeoutMs: QUEUE_TIMEOUT_MS,
};

/**
 * Draws menus in a worker thread, one after the other: a burst of requests uses one CPU, and the
 * PDF library's memory is freed afterwards.
 */
export function createMenuDrawing(): DrawMenu {
  return createBoundedWorker({ file: "./src/server/pdfs/menu-worker.ts", ...LIMITS });
}

/** Draws quotes likewise in a thread of their own, so that answers do not wait for menus. */
export function createQuoteDrawing(): DrawQuote {
  return createBoundedWorker({ file: "./src/server/pdfs/quote-worker.ts", ...LIMITS });
}
