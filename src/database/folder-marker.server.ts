import { existsSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** PostgreSQL creates a new database, or fails, if one of these is missing. */
const ESSENTIAL = ["PG_VERSION", "base", "global/pg_control", "pg_wal"];
/** PostgreSQL's own tables have smaller numbers. */
const FIRST_OF_A_USER = 16_384;

const MARKER_TEXT =
  "The folder beside this file holds the site's database. While this file is here, no new database\n" +
  "is made in place of one that is damaged or missing.\n";

/** Thrown when a folder held a database and is incomplete now; the message says what to do. */
export class DatabaseDamagedError extends Error {
  override name = "DatabaseDamagedError";
  constructor(folder: string, missing: readonly string[]) {
    super(
      `The embedded database in ${folder} is damaged: ${missing.join(", ")} missing. ` +
        "Nothing was changed. Restore a backup of DATA_DIR (docs/operations.md), or, to begin with an " +
        `empty database and lose everything, move the folder and ${markerOf(folder)} away.`,
    );
  }
}

/**
 * Throws {@link DatabaseDamagedError} if a folder held a database, by its marker or the site's
 * tables, and lacks an essential file. An interrupted first start passes.
 */
export async function assertIntact(folder: string): Promise<void> {
  const missing = ESSENTIAL.filter((name) => !existsSync(join(folder, name)));
  if (missing.length === 0) return;
  if (existsSync(markerOf(folder)) || (await hasTables(folder))) {
    throw new DatabaseDamagedError(folder, missing);
  }
}

/** Writes the marker beside a folder with an intact database, which older versions did not. */
export async function markInitialised(folder: string): Promise<void> {
  const path = markerOf(folder);
  if (existsSync(path)) return;
  const file = await open(path, "w", 0o600);
  await file.writeFile(MARKER_TEXT);
  await file.sync();
  await file.close();
}

function markerOf(folder: string): string {
  return join(dirname(folder), `${basename(folder)}.initialised`);
}

async function hasTables(folder: string): Promise<boolean> {
  const base = join(folder, "base");
  const databases = await readdir(base).catch(() => []);
  const files = await Promise.all(
    databases.map((name) => readdir(join(base, name)).catch((): string[] => [])),
  );
  return files.flat().some((name) => Number.parseInt(name, 10) >= FIRST_OF_A_USER);
}
