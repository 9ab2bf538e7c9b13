import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";
import { postgresBinaries, type RunAs, whoRunsPostgres } from "./postgres-binaries.ts";

/** A real PostgreSQL with its own data folder. */
export interface PostgresServer {
  readonly url: string;
  readonly files: PostgresFiles;
  start(): Promise<void>;
  /** In good order; or, with a signal, as that makes it end or stand still. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

/** Where a server is, and as whom its programs run. */
export interface PostgresFiles {
  readonly folder: string;
  readonly data: string;
  readonly bin: string;
  readonly password: string;
  readonly runAs: RunAs;
}

export interface PostgresOptions {
  /** The folder of its programs; else those that npm brought. */
  readonly bin?: string;
  /** As "name=value"; they are stronger than the haste of a test. */
  readonly settings?: readonly string[];
}

/** Starts a new, empty PostgreSQL on a free port of this machine; throws when it does not come up. */
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

/** Gives a file or folder to the user who runs PostgreSQL. */
export async function lend(path: string, { uid, gid = uid }: RunAs): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

/** A server, not started yet, on the data that are there. */
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
      await once(running, "exit");
    },
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
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
