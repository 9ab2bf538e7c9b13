/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort } from "node:worker_threads";

/** Answers each message of `createBoundedWorker`; the thread's file calls it. If `answer` throws, the thread ends. */
export function answerInThread<Work, Result>(answer: (work: Work) => Result | Promise<Result>) {
  parentPort?.on("message", async (work: Work) => {
    parentPort?.postMessage(await answer(work));
  });
  parentPort?.postMessage("ready");
}
