import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";

/** A module of this project, quoted for an import in a child's source. */
export function moduleUrl(path: string): string {
  return JSON.stringify(pathToFileURL(path).href);
}

/**
 * Starts another Node process with the given module source; it is killed after the test at the
 * latest. `said` resolves when a line of its output is the awaited one, and rejects at its end.
 */
export function startChild(source: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["--input-type=module", "-e", source], {
    env: { ...process.env, NODE_OPTIONS: "", ...environment },
    stdio: ["pipe", "pipe", "pipe"],
  });
  onTestFinished(() => endChild(child));
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    child.emit("output");
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const ended = once(child, "close");
  return {
    output: () => output,
    kill: () => endChild(child),
    /** SIGSTOP and SIGCONT, for a process that stands still. */
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    ended: ended.then(([code]) => code as number | null),
    async said(line: string) {
      while (!output.split("\n").includes(line)) {
        const isOver = await Promise.race([once(child, "output"), ended.then(() => true)]);
        if (isOver === true)
          throw new Error(`The child ended without saying "${line}":\n${output}`);
      }
    },
  };
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "close");
}
