import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { lend, postgresIn, type PostgresServer } from "./postgres-server.ts";

const run = promisify(execFile);

/** The packaged PostgreSQL, and the oldest supported one if installed. */
export const POSTGRES_VERSIONS: readonly { readonly name: string; readonly bin?: string }[] = [
  { name: "PostgreSQL 18" },
  { name: "PostgreSQL 15", bin: "/usr/lib/postgresql/15/bin" },
].filter(({ bin }) => bin === undefined || existsSync(bin));

/**
 * Takes a base backup of a running server. `start` makes a server of it once: one that follows ("standby"), or one that
 * recovers from an archive ("recovery").
 */
export async function baseBackup(server: PostgresServer) {
  const { bin, password, runAs } = server.files;
  const folder = await mkdtemp(join(tmpdir(), "rubaiyat-postgres-"));
  await lend(folder, runAs);
  const data = join(folder, "data");
  if (existsSync(join(bin, "pg_basebackup"))) {
    const options = ["--pgdata", data, "--dbname", server.url, "--checkpoint=fast", "--no-sync"];
    await run(join(bin, "pg_basebackup"), options, { ...runAs, cwd: folder });
  } else {
    await copyByHand(server, folder, data);
  }
  return {
    async start(as: "standby" | "recovery", settings: readonly string[]): Promise<PostgresServer> {
      await writeFile(join(data, `${as}.signal`), "");
      const files = { folder, data, bin, password, runAs };
      const started = await postgresIn(files, ["hot_standby=on", ...settings]);
      await started.start();
      return started;
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Does the work of pg_basebackup, which the npm packages lack. */
async function copyByHand(
  { url, files }: PostgresServer,
  folder: string,
  data: string,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('copy', true)");
  // GNU tar exits with 1 if a file changed meanwhile, which is allowed.
  const copy =
    'mkdir "$2" && chmod 700 "$2" && cd "$1" && tar --exclude="./postmaster.*" -cf - . | tar -C "$2" -xf -';
  await run("sh", ["-c", copy, "sh", files.data, data], { ...files.runAs, cwd: folder });
  const { rows } = await client.query<{ labelfile: string }>(
    "select labelfile from pg_backup_stop(false)",
  );
  await client.end();
  await writeFile(join(data, "backup_label"), rows[0]?.labelfile ?? "");
  await lend(join(data, "backup_label"), files.runAs);
}
