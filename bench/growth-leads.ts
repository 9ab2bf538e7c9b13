import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectDatabase, type DatabaseOptions } from "#database/connect.server.ts";
import { prepareDatabase } from "#database/seed.ts";
import { outboxDepth } from "#leads/deliver/outbox.queries.ts";
import { startPostgres } from "../tests/postgres-server.ts";
import { growLeads } from "./grown-leads.ts";
import { median } from "./requests.ts";
import type { Rows } from "./results.ts";

/** The embedded database is for one process and a site that begins. */
const SIZES = { PGlite: [1000, 10_000, 100_000], PostgreSQL: [1000, 100_000, 1_000_000] } as const;

/** What the staff's tool is measured at. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  list: ["list"],
  "list --all": ["list", "--all"],
  "export --csv": ["export", "--csv"],
};

/** How the staff's tool and the metrics grow with the leads, on both engines. */
export async function measureLeads(): Promise<Rows> {
  const rows: Rows = [];
  for (const engine of ["PGlite", "PostgreSQL"] as const) {
    rows.push([`**leads on ${engine}**`, ...SIZES[engine]]);
    const found: Rows = [];
    for (const size of SIZES[engine]) found.push(await measureSize(engine, size));
    const names = [
      "what /metrics asks, ms",
      ...Object.keys(COMMANDS).map((name) => `${name}, peak MB`),
    ];
    rows.push(...names.map((name, at) => [name, ...found.map((values) => values[at] ?? "")]));
  }
  return rows;
}

async function measureSize(engine: keyof typeof SIZES, size: number): Promise<(string | number)[]> {
  const folder = await mkdtemp(join(tmpdir(), "growth-"));
  const server = engine === "PostgreSQL" ? await startPostgres() : undefined;
  const options: DatabaseOptions = { dataDir: folder, ...(server && { databaseUrl: server.url }) };
  try {
    const database = await connectDatabase(options);
    await prepareDatabase(database);
    await growLeads(database.orm, size, { hasHistory: false });
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const began = performance.now();
      await outboxDepth(database.orm);
      times.push(performance.now() - began);
    }
    await database.close();
    const settings = { DATA_DIR: folder, ...(server && { DATABASE_URL: server.url }) };
    const peaks = [];
    for (const command of Object.values(COMMANDS))
      peaks.push(await peakMegabytes(command, settings));
    return [median(times).toFixed(1), ...peaks];
  } finally {
    await server?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The most memory that a command of the tool takes, its output going nowhere. */
async function peakMegabytes(
  command: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<number | string> {
  const time = "/usr/bin/time";
  if (!(await stat(time).catch(() => undefined))) return "no /usr/bin/time";
  const options = ["-f", "peak %M", process.execPath, "scripts/leads.ts", ...command];
  const child = spawn(time, options, {
    env: settings,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  return Math.round(Number(/peak (\d+)/.exec(output)?.[1]) / 1024);
}
