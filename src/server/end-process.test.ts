import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { moduleUrl } from "#tests/child-process.ts";

/** A process with the log of the site, which stops at SIGTERM as it does: within two and a half seconds. */
const SOURCE = `
  import { createProcessLog, standardOutput } from ${moduleUrl("src/logging/process-log.ts")};
  import { createShutDown } from ${moduleUrl("src/server/shut-down.ts")};
  import { createProcessEnd, killLater } from ${moduleUrl("src/server/end-process.ts")};
  const [mode] = process.argv.slice(-1);
  const log = createProcessLog("info", standardOutput());
  const shutDown = createShutDown({
    httpServer: { drain() {}, close: async () => {} },
    stopping: new AbortController(),
    stopWorkers: async () => {
      if (mode === "busy") for (;;);
      if (mode !== "well") await new Promise(() => {});
    },
    closeDatabase: async () => {},
    graceMs: 0,
    limitMs: 2500,
    log,
    exit: createProcessEnd(log),
    killLater,
  });
  process.on("SIGTERM", () => void shutDown("SIGTERM"));
  setInterval(() => {}, 1000);
  if (mode === "unread") log.info({ filling: "x".repeat(4_000_000) }, "more than a pipe holds");
  process.stderr.write("ready");
`;

test.concurrent.each([
  ["that ends well writes its last line", "well", 0],
  ["whose log nobody reads any more ends", "gone", 1],
  ["whose log's reader has stopped reading ends", "unread", null],
  ["whose thread never comes back ends", "busy", null],
] as const)("a process %s", async (_, mode, code) => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", SOURCE, mode], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  // Nothing reads of the one that is unread, which the operating system would else do for a while.
  if (mode !== "unread") child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child.stderr, "data");
  if (mode === "gone") child.stdout.destroy();
  child.kill("SIGTERM");
  // All that one has said is read before it closes; what nobody reads never closes.
  const [ended] = await once(child, mode === "well" ? "close" : "exit");
  child.stdout.destroy();
  expect(ended).toBe(code);
  if (mode === "well") expect(output).toContain('"stopping"');
});
