/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { createConcurrencyLimiter } from "#concurrency/concurrency-limiter.ts";
import type { Log } from "#logging/log.ts";
import { plainArticleBody } from "#site/screens/news-article/article-body.server.ts";

/** An article has ten thousand characters at most; what is longer comes out as plain paragraphs. */
export const LONGEST_MARKDOWN = 50_000;
/** An article takes a few milliseconds. */
const TIME_LIMIT_MS = 2000;
/** On a machine that is busy a thread may take its time to begin. */
const START_LIMIT_MS = 20_000;
const MAX_CACHED = 500;
const MOST_MEMORY_MB = 128;
/** A thread holds some 20 MB, and articles are rendered once each. */
const IDLE_LIMIT_MS = 5000;

/** An article's Markdown as HTML that is safe to set into a page. */
export type RenderArticleBody = (markdown: string) => Promise<string>;

/**
 * Renders articles in its own thread, one after the other and each text once. The parser takes
 * minutes for some texts that are made for it: after the time limit, or when the thread fails, such
 * a text is shown as plain paragraphs, and the site continues. Rejects when no thread can be started.
 */
export function createArticleRenderer({
  log,
  timeLimitMs = TIME_LIMIT_MS,
  idleLimitMs = IDLE_LIMIT_MS,
}: {
  readonly log: Log;
  readonly timeLimitMs?: number;
  readonly idleLimitMs?: number;
}): RenderArticleBody {
  const oneAtATime = createConcurrencyLimiter({ limit: 1 });
  const rendered = new LRUCache<string, string, string>({
    max: MAX_CACHED,
    fetchMethod: (_hash, _old, { context: markdown }) => oneAtATime(() => render(markdown)),
    ignoreFetchAbort: true,
  });
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function startWorker(): Promise<Worker> {
    const started = new Worker(new URL("./article-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    started.unref();
    started.on("error", () => forget(started));
    started.on("exit", () => forget(started));
    try {
      await once(started, "message", { signal: AbortSignal.timeout(START_LIMIT_MS) });
    } catch (error) {
      await started.terminate();
      throw error;
    }
    return started;
  }

  function forget(gone: Worker): void {
    if (worker === gone) worker = undefined;
  }

  async function end(current: Worker): Promise<void> {
    // First, so that no text is given to a thread that is ending.
    forget(current);
    await current.terminate();
  }

  async function render(markdown: string): Promise<string> {
    clearTimeout(idle);
    const current = (worker ??= await startWorker());
    try {
      const message = once(current, "message", { signal: AbortSignal.timeout(timeLimitMs) });
      current.postMessage(markdown);
      const [html] = await message;
      idle = setTimeout(() => end(current), idleLimitMs).unref();
      return String(html);
    } catch (error) {
      log.error(
        { characters: markdown.length, reason: String(error) },
        "Article shown as plain text",
      );
      await end(current);
      return plainArticleBody(markdown);
    }
  }

  return async (markdown) => {
    if (markdown.length > LONGEST_MARKDOWN) return plainArticleBody(markdown);
    const hash = createHash("sha256").update(markdown).digest("base64");
    return rendered.forceFetch(hash, { context: markdown });
  };
}
