import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** What people read, and the command line: a program of node_modules/.bin with its arguments. */
export type Step = readonly [name: string, ...command: string[]];

/**
 * Runs lanes side by side, the steps of each in their order. What a step of several lanes prints comes
 * in one piece at its end. Returns the name of the step that failed first; the others are then ended.
 */
export async function runSteps(lanes: readonly (readonly Step[])[]): Promise<string | undefined> {
  const running = new Set<ChildProcess>();
  let failed: string | undefined;
  const isAlone = lanes.length === 1;

  async function run([name, command = "", ...args]: Step): Promise<void> {
    const started = Date.now();
    if (isAlone) process.stdout.write(`\n── ${name}\n`);
    const child = spawn(command, args, {
      stdio: ["ignore", isAlone ? "inherit" : "pipe", isAlone ? "inherit" : "pipe"],
    });
    running.add(child);
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const [code] = await once(child, "close");
    running.delete(child);
    if (failed !== undefined) return;
    if (code !== 0) failed = name;
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stdout.write(`${output}── ${name}: ${code === 0 ? "" : "failed, "}${seconds} s\n`);
    if (code !== 0) for (const other of running) other.kill();
  }

  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) if (failed === undefined) await run(step);
    }),
  );
  return failed;
}
