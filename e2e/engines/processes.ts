import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { withinLimit } from "./time-limit.ts";

/** Kills a process and, if it leads a group, everything that it started. */
export function endProcessGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The process has already ended.
  }
}

/** Returns the first existing program of these absolute paths or names in PATH. */
export function findExecutable(...names: readonly string[]): string | undefined {
  return spawnSync("which", names, { encoding: "utf8" }).stdout.split("\n").find(Boolean);
}

/** Starts an X server in memory, on a display that it chooses. */
export async function startVirtualDisplay() {
  const child = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"], detached: true },
  );
  const stop = () => endProcessGroup(child.pid);
  process.once("exit", stop);
  const told = once(child.stdio[3] as Readable, "data") as Promise<[Buffer]>;
  const [number] = await withinLimit(told, "start of Xvfb");
  return { display: `:${number.toString().trim()}`, stop };
}
