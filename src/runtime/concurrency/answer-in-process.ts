import { writeFileSync } from "node:fs";

const CHECK_EVERY_MS = 10;

/**
 * Answers the one message of `createBoundedProcess`; the process's file calls it. The process exits if `answer` throws,
 * its memory exceeds the limit, or its parent is gone.
 */
export function answerInProcess<Work, Result>(answer: (work: Work) => Promise<Result>): void {
  const limitBytes = Number(process.argv[2]) * 1024 * 1024;
  preferAsVictim();
  setInterval(() => {
    if (process.memoryUsage.rss() > limitBytes) process.kill(process.pid, "SIGKILL");
  }, CHECK_EVERY_MS);
  process.once("disconnect", () => process.exit());
  process.once("message", async (work: Work) => {
    process.send?.(await answer(work));
  });
}

/** Makes Linux's OOM killer prefer this process to its parent. */
function preferAsVictim(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Only Linux has this file.
  }
}
