import { readFileSync } from "node:fs";

export function residentMegabytes(pid: number): number {
  const [, pages = "0"] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
  return Math.round((Number(pages) * 4096) / 1024 / 1024);
}
