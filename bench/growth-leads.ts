import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectDatabase, type DatabaseOptions } from "#database/connect.server.ts";
import { prepareDatabase } from "#content/store/seed.ts";
import { outboxDepth } from "#leads/deliver/outbox.queries.ts";
import { startPostgres } from "#tests/postgres-server.ts";
import { growLeads } from "./grown-leads.ts";
import { median } from "./requests.ts";
import type { Part, Rows } from "./results.ts";

/** The embedded database suits one process and a new site. */
const SIZES = { PGlite: [1000, 10_000, 100_000], PostgreSQL: [1000, 100_000, 1_000_000] } as const;

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  list: ["list"],
  "export --json": ["export", "--json"],
  "export --csv": ["export", "--csv"],
};

const MAX_METRICS_MS = 20;
const MAX_PEAK_MB = 300;

interface Found {
  readonly size: number;
  readonly metricsMs: number;
  readonly commands: readonly { readonly megabytes: number; readonly seconds: number }[];
}

export async function measureLeads(): Promise<Part> {
  const rows: Rows = [];
  const failures: string[] = [];
  for (const engine of ["PGlite", "PostgreSQL"] as const) {
    const found: Found[] = [];
    for (const size of SIZES[engine]) found.push(await measureSize(engine, size));
    rows.push([`**leads on ${engine}**`, ...SIZES[engine]]);
    rows.push(["what /metrics asks, ms", ...found.map(({ metricsMs }) => metricsMs.toFixed(1))]);
    for (const [at, name] of Object.keys(COMMANDS).entries()) {
      const results = found.map(({ commands }) => commands[at] ?? { megabytes: 0, seconds: 0 });
      rows.push([`${name}, peak MB`, ...results.map(({ megabytes }) => megabytes)]);
      rows.push([`${name}, s`, ...results.map(({ seconds }) => seconds.toFixed(1))]);
      for (const { megabytes } of results)
        if (megabytes > MAX_PEAK_MB)
          failures.push(`${name} on ${engine}: ${megabytes} MB; the target is ${MAX_PEAK_MB}.`);
    }
    for (const { metricsMs, size } of found)
      if (metricsMs > MAX_METRICS_MS)
        failures.push(`/metrics at ${size} leads on ${engine}: ${metricsMs} ms.`);
  }
  return {
    columns: ["figure", "small", "medium", "large"],
    rows,
    method:
      "The tool runs beside a process that has the database open; its output goes nowhere, and its time " +
      "includes its start. A line in bold names what grows.",
    failures,
  };
}

async function measureSize(engine: keyof typeof SIZES, size: number): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), "growth-"));
  const server = engine === "PostgreSQL" ? await startPostgres() : undefined;
  const options: DatabaseOptions = { dataDir: folder, ...(server && { databaseUrl: server.url }) };
  const database = await connectDatabase(options);
  try {
    await prepareDatabase(database);
    await growLeads(database.orm, size, { hasHistory: false });
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const began = performance.now();
      await outboxDepth(database.orm);
      times.push(performance.now() - began);
    }
    const settings = { DATA_DIR: folder, ...(server && { DATABASE_URL: server.url }) };
    const commands = [];
    for (const command of Object.values(COMMANDS)) commands.push(await run(command, settings));
    return { size, metricsMs: median(times), commands };
  } finally {
    await database.close();
    await server?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(command: readonly string[], settings: Readonly<Record<string, string>>) {
  const options = ["-f", "peak %M %e", process.execPath, "tools/leads/leads.ts", ...command];
  const child = spawn("/usr/bin/time", options, {
    env: settings,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, "close");
  const [, kilobytes, seconds] = /peak (\d+) ([\d.]+)/.exec(output) ?? [];
  if (code !== 0) throw new Error(`leads ${command.join(" ")}: ${output}`);
  return { megabytes: Math.round(Number(kilobytes) / 1024), seconds: Number(seconds) };
}
