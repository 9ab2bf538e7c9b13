import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";
import { postgresBinaries, whoRunsPostgres } from "./postgres-binaries.ts";

/** A real PostgreSQL with its own data folder. */
export interface PostgresServer {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

/** Starts a new, empty PostgreSQL on a free port of this machine; throws when it does not come up. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), "rubaiyat-postgres-"));
  try {
    return await startIn(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startIn(folder: string): Promise<PostgresServer> {
  const runAs = whoRunsPostgres();
  if (runAs.uid !== undefined) await chown(folder, runAs.uid, runAs.gid ?? runAs.uid);
  const bin = await postgresBinaries(folder, runAs);
  const options = { ...runAs, cwd: folder };
  const data = join(folder, "data");
  const password = randomBytes(12).toString("hex");
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, password);
  if (runAs.uid !== undefined) await chown(passwordFile, runAs.uid, runAs.gid ?? runAs.uid);
  const initdb = ["-D", data, "-U", "postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const locale = ["--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"];
  await promisify(execFile)(join(bin, "initdb"), [...initdb, ...locale], options);

  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", `port=${port}`];
  // The data need not outlive the run.
  const haste = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  const flags = [...settings, ...haste].flatMap((setting) => ["-c", setting]);
  let running: ChildProcess | undefined;

  const server: PostgresServer = {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async start() {
      running = spawn(join(bin, "postgres"), ["-D", data, ...flags], options);
      await untilReady(running);
    },
    async stop() {
      if (running?.exitCode !== null || !running.kill("SIGINT")) return;
      await once(running, "exit");
    },
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  process.once("exit", () => running?.kill("SIGQUIT"));
  await server.start();
  return server;
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (reason: string) => reject(new Error(`PostgreSQL ${reason}:\n${output}`));
    const timer = setTimeout(() => fail("was not ready within 60 s"), 60_000);
    child.stderr?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-5000);
      if (!output.includes("ready to accept connections")) return;
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
