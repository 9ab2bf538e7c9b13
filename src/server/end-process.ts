import { Worker } from "node:worker_threads";

/** How long the last lines of the log may take. */
const LAST_LINES_MS = 1000;

/**
 * Returns what ends the process with an exit code, once the log is written. A log whose reader has gone, or has
 * stopped reading, must not hold that up: written at the exit itself, as its library would do it, the last
 * lines are tried for ever, with no event loop to hear another signal. After a second the process is killed.
 */
export function createProcessEnd(log: { flush(written: () => void): void }) {
  return (code: number): void => {
    setTimeout(() => process.kill(process.pid, "SIGKILL"), LAST_LINES_MS);
    log.flush(() => process.exit(code));
  };
}

/** Kills the process after so many milliseconds, even where its own thread never comes to it. */
export function killLater(milliseconds: number): void {
  const source = `setTimeout(() => process.kill(process.pid, "SIGKILL"), ${milliseconds})`;
  const thread = new Worker(source, { eval: true, execArgv: [], env: {} });
  // Without room for another thread the limits of the main one still hold.
  thread.on("error", () => {});
  thread.unref();
}
