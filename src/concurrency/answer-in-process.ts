import { writeFileSync } from "node:fs";

const CHECK_EVERY_MS = 10;

/**
 * Answers the one message of `createBoundedProcess`: called by the file of its process. The process ends
 * when `answer` throws, when its resident memory exceeds the limit, and when its parent is gone.
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

/** Makes Linux kill this process before its parent when the container runs out of memory. */
function preferAsVictim(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Other systems have no such file.
  }
}
