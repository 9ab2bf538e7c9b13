import { type Log, SILENT } from "#runtime/logging/log.ts";
import type { Database } from "./database.ts";
import { DatabaseInUseError } from "./folder-lock.server.ts";

export interface DatabaseOptions {
  /** URL of a PostgreSQL; undefined means the embedded database in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly log?: Log;
}

/**
 * Connects the server. Locks the embedded database for this process and offers it to command-line
 * tools on a socket. Throws {@link DatabaseInUseError} when another process has it, and when
 * PostgreSQL does not respond.
 */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, log = SILENT } = options;
  // Imported on demand: the embedded engine costs hundreds of megabytes.
  if (databaseUrl === undefined) {
    const { openEmbeddedDatabase } = await import("./embedded-database.server.ts");
    return openEmbeddedDatabase({ dataDir, log, offerSocket: true });
  }
  const { connectPostgres } = await import("./postgres-database.server.ts");
  return connectPostgres({ connectionString: databaseUrl }, log);
}

/**
 * Connects a command-line tool to PostgreSQL, to the embedded database or, while a server has that
 * open, to the server's socket.
 */
export async function openForTool(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, log = SILENT } = options;
  if (databaseUrl !== undefined) return connectDatabase(options);
  const { openEmbeddedDatabase } = await import("./embedded-database.server.ts");
  try {
    return await openEmbeddedDatabase({ dataDir, log, offerSocket: false });
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    const { socketConnection } = await import("./socket-path.server.ts");
    const { connectPostgres } = await import("./postgres-database.server.ts");
    return connectPostgres(await socketConnection(dataDir), log).catch(() => {
      throw error;
    });
  }
}
