import { type Log, SILENT } from "#logging/log.ts";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { DatabaseInUseError } from "./folder-lock.server.ts";

interface Rows<Row> {
  readonly rows: Row[];
}

/** What both drivers return for raw SQL, in the form drizzle's types ask for. */
interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this["row"]>;
}

/** The drizzle instance; a transaction of it fits the same type. */
export type Orm = PgDatabase<RowsResult>;

/** One database for the whole process, on either engine. */
export interface Database {
  readonly engine: "pglite" | "postgres";
  readonly orm: Orm;
  /** Rejects when the database does not respond within three seconds. */
  ping(): Promise<void>;
  /** The number of the newest content, as text; "0" before the first import. */
  contentRevision(): Promise<string>;
  /**
   * Calls the one listener with each new revision, whichever process made it, until the database is
   * closed. Survives lost connections; what was missed meanwhile is noticed.
   */
  onContentChange(listener: (revision: string) => void): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** URL of a PostgreSQL; undefined means the embedded database in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly log?: Log;
}

/**
 * Connects the server. The embedded database is locked for this process and offered to the
 * command-line tools on a socket. Throws {@link DatabaseInUseError} when another process has it,
 * and when PostgreSQL does not respond.
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
 * Connects a command-line tool: to PostgreSQL, to the embedded database itself, or, while a
 * server has that one open, to the socket the server offers.
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
