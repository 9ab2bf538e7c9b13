import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { endProcessGroup } from "./end-process-group.ts";
import { withinLimit } from "./time-limit.ts";

/** Starts an X server that draws into memory, on a display number that it chooses itself. */
export async function startVirtualDisplay() {
  const child = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"], detached: true },
  );
  const stop = () => endProcessGroup(child.pid);
  process.once("exit", stop);
  const [number] = (await withinLimit(
    once(child.stdio[3] as Readable, "data"),
    "start of Xvfb",
  )) as [Buffer];
  return { display: `:${number.toString().trim()}`, stop };
}
