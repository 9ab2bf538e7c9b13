/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort } from "node:worker_threads";
import { renderArticleBody } from "#site/screens/news-article/article-body.server.ts";

// The thread that article-renderer.ts starts: each message is a text, each response its HTML.

parentPort?.on("message", (markdown: string) => {
  parentPort?.postMessage(renderArticleBody(markdown));
});
parentPort?.postMessage("ready");
