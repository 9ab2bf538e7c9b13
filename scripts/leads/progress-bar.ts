import type { Terminal } from "../command-line.ts";

const WIDTH = 30;

/** Shows a person how much of a whole is done, in one line that changes; a pipe gets nothing. */
export function progressBar({ writeErr, isWatched }: Terminal, total: number) {
  if (!isWatched) return { show() {}, end() {} };
  return {
    show(done: number): void {
      const share = total === 0 ? 1 : Math.min(1, done / total);
      const bar = "#".repeat(Math.floor(share * WIDTH)).padEnd(WIDTH, ".");
      writeErr(`\r[${bar}] ${Math.floor(share * 100)} %, ${done} of ${total} leads`);
    },
    end: () => writeErr("\n"),
  };
}
