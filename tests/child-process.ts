import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";

/** Returns a module's URL, quoted for an import in a child's source. */
export function moduleUrl(path: string): string {
  return JSON.stringify(pathToFileURL(path).href);
}

/**
 * Starts a Node process with this module source until the test ends. `said` resolves once a line is printed, and rejects
 * if the process ends before.
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
    /** SIGSTOP and SIGCONT suspend and resume it. */
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
