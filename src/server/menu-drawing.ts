import type { DrawMenu } from "#server/menu-pdfs.ts";
import type { DrawQuote } from "#leads/mail/quote-files.ts";
import { createBoundedWorker } from "#concurrency/bounded-worker.ts";

/** The largest menu that may be published takes a quarter of it on an idle machine, 600 plain dishes a twentieth. */
const TIME_LIMIT_MS = 15_000;
const MEMORY_LIMIT_MB = 256;
/** A menu waits to be drawn no longer than a proxy waits for it. */
const QUEUE_TIMEOUT_MS = 25_000;

const LIMITS = {
  timeLimitMs: TIME_LIMIT_MS,
  memoryLimitMb: MEMORY_LIMIT_MB,
  queueTimeoutMs: QUEUE_TIMEOUT_MS,
};

/**
 * Draws menus in a thread, one after the other: a client that requests all of them at once takes no more
 * CPU than for one, and the memory of the PDF library is free again afterwards.
 */
export function createMenuDrawing(): DrawMenu {
  return createBoundedWorker({ file: "./src/server/menu-worker.ts", ...LIMITS });
}

/** Draws quotes for events in the same way, in a thread of their own: a guest's answer waits for no menu. */
export function createQuoteDrawing(): DrawQuote {
  return createBoundedWorker({ file: "./src/server/quote-worker.ts", ...LIMITS });
}
