import { readFileSync } from "node:fs";

/** Megabytes of memory that a process of this machine holds (Linux). */
export function residentMegabytes(pid: number): number {
  const [, pages = "0"] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
  return Math.round((Number(pages) * 4096) / 1024 / 1024);
}

/**
 * Milliseconds that the first thread of a process, in which Node's event loop is, has worked (Linux): how long it
 * can have held others up, however much else the machine does.
 */
export function eventLoopMilliseconds(pid: number): number {
  const [, fields = ""] = readFileSync(`/proc/${pid}/task/${pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13);
  // In hundredths of a second.
  return 10 * (Number(user) + Number(system));
}
