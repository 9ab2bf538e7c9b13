/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort } from "node:worker_threads";

/**
 * What the file of a thread calls that `createBoundedWorker` starts: each message is a piece of work, each
 * response what `answer` makes of it. An error of `answer` ends the thread.
 */
export function answerInThread<Work, Result>(answer: (work: Work) => Result | Promise<Result>) {
  parentPort?.on("message", async (work: Work) => {
    parentPort?.postMessage(await answer(work));
  });
  parentPort?.postMessage("ready");
}
