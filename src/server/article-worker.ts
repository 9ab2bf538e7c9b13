import { answerInThread } from "#concurrency/answer-in-thread.ts";
import { readArticleBody } from "#site/screens/news-article/article-body.server.ts";

// The thread that article-renderer.ts starts: each message is a text.

answerInThread(readArticleBody);
