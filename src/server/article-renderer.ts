import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createBoundedWorker, WorkerFailedError } from "#concurrency/bounded-worker.ts";
import type { FindMarkdownProblems } from "#content/kinds/check-pieces.ts";
import { LONGEST } from "#content/shapes/content-maxima.ts";
import { type Log, redactedError } from "#logging/log.ts";
import {
  type ArticleBody,
  plainArticleBody,
} from "#site/screens/news-article/article-body.server.ts";

/** An article takes a few milliseconds. */
const TIME_LIMIT_MS = 2000;
const MEMORY_LIMIT_MB = 128;
const MAX_CACHED = 500;
/** A text that failed is tried again after that time: the machine may have been busy. */
const RETRY_AFTER_MS = 60_000;

/** An article's Markdown as HTML that is safe to set into a page. */
export type RenderArticleBody = (markdown: string) => Promise<string>;

export interface ArticleRenderer {
  readonly renderArticleBody: RenderArticleBody;
  readonly findMarkdownProblems: FindMarkdownProblems;
}

type ReadBody = ArticleBody & {
  /** False where the parser failed at it. */
  readonly isParsed: boolean;
};

/**
 * Renders and checks articles in a thread, one after the other and each text once. The parser takes
 * minutes for some texts that are made for it: after the time limit, or when the thread fails, such
 * a text is shown as plain paragraphs and may not be published, and the site continues. Both reject when
 * no thread can be started.
 */
export function createArticleRenderer({
  log,
  timeLimitMs = TIME_LIMIT_MS,
  idleLimitMs,
  retryAfterMs = RETRY_AFTER_MS,
}: {
  readonly log: Log;
  readonly timeLimitMs?: number;
  readonly idleLimitMs?: number;
  readonly retryAfterMs?: number;
}): ArticleRenderer {
  const parse = createBoundedWorker<string, ArticleBody>({
    file: "./src/server/article-worker.ts",
    timeLimitMs,
    memoryLimitMb: MEMORY_LIMIT_MB,
    ...(idleLimitMs !== undefined && { idleLimitMs }),
  });
  const known = new LRUCache<string, ReadBody, string>({
    max: MAX_CACHED,
    async fetchMethod(_hash, _old, { context: markdown, options }) {
      const body = await read(markdown);
      if (!body.isParsed) options.ttl = retryAfterMs;
      return body;
    },
    ignoreFetchAbort: true,
  });

  async function read(markdown: string): Promise<ReadBody> {
    try {
      return { ...(await parse(markdown)), isParsed: true };
    } catch (error) {
      if (!(error instanceof WorkerFailedError)) throw error;
      log.error(
        { characters: markdown.length, reason: redactedError(error) },
        "Article not parsed in time",
      );
      return unparsed(markdown);
    }
  }

  async function bodyOf(markdown: string): Promise<ReadBody> {
    if (markdown.length > LONGEST.markdown) return unparsed(markdown);
    const hash = createHash("sha256").update(markdown).digest("base64");
    return known.forceFetch(hash, { context: markdown });
  }

  return {
    renderArticleBody: async (markdown) => (await bodyOf(markdown)).html,
    async findMarkdownProblems(markdown) {
      const { isParsed, forbiddenLinks } = await bodyOf(markdown);
      if (!isParsed) return ["takes too long to be parsed"];
      return forbiddenLinks.map((url) => `must not link to ${url}`);
    },
  };
}

function unparsed(markdown: string): ReadBody {
  return { html: plainArticleBody(markdown), forbiddenLinks: [], isParsed: false };
}
