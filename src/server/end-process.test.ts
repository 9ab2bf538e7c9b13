import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { moduleUrl } from "#tests/child-process.ts";

/** A process with the site's log, which stops at SIGTERM within two and a half seconds. */
const SOURCE = `
  import { createProcessLog, standardOutput } from ${moduleUrl("src/runtime/logging/process-log.ts")};
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
  ["that stops in order writes its last line", "well", 0],
  ["whose log reader is gone ends", "gone", 1],
  ["whose log reader hangs ends", "unread", null],
  ["whose thread hangs ends", "busy", null],
] as const)("a process %s", async (_, mode, code) => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", SOURCE, mode], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  // Adds no listener, so that nothing reads the pipe.
  if (mode !== "unread") child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child.stderr, "data");
  if (mode === "gone") child.stdout.destroy();
  child.kill("SIGTERM");
  // "close" comes after all output is read, which never happens for an unread pipe.
  const [ended] = await once(child, mode === "well" ? "close" : "exit");
  child.stdout.destroy();
  expect(ended).toBe(code);
  if (mode === "well") expect(output).toContain('"stopping"');
});
