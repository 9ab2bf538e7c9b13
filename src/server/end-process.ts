import { Worker } from "node:worker_threads";

/** Time limit for the last lines of the log. */
const LAST_LINES_MS = 1000;

/**
 * Returns a function that writes the log and ends the process with an exit code. A log without a
 * reader must not block the exit: its library would retry forever without an event loop, deaf to
 * signals. After a second the process is killed.
 */
export function createProcessEnd(log: { flush(written: () => void): void }) {
  return (code: number): void => {
    setTimeout(() => process.kill(process.pid, "SIGKILL"), LAST_LINES_MS);
    log.flush(() => process.exit(code));
  };
}

/** Kills the process after so many milliseconds, even if its main thread hangs. */
export function killLater(milliseconds: number): void {
  const source = `setTimeout(() => process.kill(process.pid, "SIGKILL"), ${milliseconds})`;
  const thread = new Worker(source, { eval: true, execArgv: [], env: {} });
  // The main thread's limits still apply if memory for a thread is missing.
  thread.on("error", () => {});
  thread.unref();
}
