import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withTimeLimit } from "#runtime/concurrency/time-limit.ts";
import { freePort } from "./free-port.ts";

/** The flags of package.json's start script, but no optimizing compiler, which takes a third of the CPU of a start. */
const FLAGS = ["--max-semi-space-size=8", "--liftoff-only"];
/** The timeout of a start; a busy machine needs ten seconds. */
const START_LIMIT_MS = 60_000;
/** The timeout of a stop; the site itself gives up after 25 seconds. */
const STOP_LIMIT_MS = 60_000;

/** A running production build, started like `npm start`. */
export interface SiteProcess extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  output(): string;
  /** Sends the signal and waits; returns the exit code, null if killed. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the built site on a free port and waits until ready. A new data folder is a copy of the prepared one
 * (site-server.ts), if any. `within` is a command that executes the site, such as `unshare`; `folder` is another version's
 * project, which starts from nothing.
 */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  within: readonly string[] = [],
  folder = ".",
  host = "localhost",
): Promise<SiteProcess> {
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const dataDir = settings["DATA_DIR"] ?? (await mkdtemp(join(tmpdir(), "site-")));
  const prepared = process.env["TEST_PREPARED_DATA"];
  const isNew = !("DATABASE_URL" in settings) && !existsSync(join(dataDir, "database"));
  if (prepared !== undefined && isNew && folder === "." && within.length === 0)
    await cp(prepared, dataDir, { recursive: true });
  // Versions up to November 2026 run from their sources.
  const isBundled = existsSync(join(folder, "build/server/start.js"));
  const entry = isBundled ? "build/server/start.js" : "src/server/start.ts";
  const [command = "", ...options] = [...within, process.execPath, ...FLAGS, entry];
  const child = spawn(command, options, {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      STOP_GRACE: "0",
      // Compiling takes a quarter of the CPU of a start.
      NODE_COMPILE_CACHE: join(tmpdir(), "site-compile-cache"),
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Covers starts that were given up.
  process.once("exit", () => child.kill("SIGKILL"));
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, "close").then(([code]) => code as number | null);

  const site: SiteProcess = {
    url,
    pid: child.pid ?? 0,
    dataDir,
    output: () => output + errors,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      const code = await withTimeLimit(ended, STOP_LIMIT_MS).catch(() => {
        child.kill("SIGKILL");
        throw new Error(`The site did not stop:\n${output}`);
      });
      if (settings["DATA_DIR"] === undefined) await rm(dataDir, { recursive: true, force: true });
      // Other versions, commands and NODE_DEBUG may log differently.
      const isAsItRuns = folder === "." && within.length === 0 && !("NODE_DEBUG" in settings);
      if (isAsItRuns) refuseOtherLines(output, errors);
      return code;
    },
    [Symbol.asyncDispose]: async () => void (await site.stop()),
  };
  const limit = AbortSignal.timeout(START_LIMIT_MS);
  while (!limit.aborted) {
    const isOver = await Promise.race([ended.then(() => true), isReady(url, limit)]);
    if (isOver === true) throw new Error(`The site ended before it was ready:\n${site.output()}`);
    if (isOver === "ready") return site;
  }
  await site.stop("SIGKILL");
  throw new Error(`The site was not ready in time:\n${site.output()}`);
}

async function isReady(url: string, signal: AbortSignal): Promise<"ready" | "waiting"> {
  try {
    if ((await fetch(`${url}/readyz`, { signal })).ok) return "ready";
  } catch {
    // Not listening yet.
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  return "waiting";
}

const LONGEST_LINE = 2048;

/** Throws if a log line is too long or not JSON. */
function refuseOtherLines(output: string, errors: string): void {
  // A killed process leaves a partial line.
  const lines = [...output.split("\n").slice(0, -1), ...errors.split("\n").filter(Boolean)];
  const other = lines.find((line) => line.length > LONGEST_LINE || !isObject(line));
  if (other !== undefined) throw new Error(`The site wrote: ${other.slice(0, LONGEST_LINE)}`);
}

function isObject(line: string): boolean {
  try {
    return line.startsWith("{") && JSON.parse(line) !== null;
  } catch {
    return false;
  }
}
