import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client, Pool, type ClientConfig, type PoolConfig } from "pg";
import { type Log, redactedError } from "#runtime/logging/log.ts";
import { createChannels } from "./channels.ts";
import type { Database } from "./database.ts";
import { readContentRevision, watchRevision } from "./content-revision.ts";
import { keepListening } from "./postgres-listener.server.ts";
import { withTimeLimit } from "#runtime/concurrency/time-limit.ts";

const LIMITS: ClientConfig = {
  application_name: "rubaiyat-site",
  connectionTimeoutMillis: 5000,
  statement_timeout: 15_000,
  // Above the server's own limit, for a server that vanished.
  query_timeout: 20_000,
  // Frees the locks of a process that hangs in a transaction.
  idle_in_transaction_session_timeout: 5000,
  keepAlive: true,
};

/**
 * Connects to PostgreSQL with a pool that replaces lost connections. Throws when the server does
 * not respond; the message never contains the password.
 */
export async function connectPostgres(connection: PoolConfig, log: Log): Promise<Database> {
  const pool = new Pool({ max: 10, ...LIMITS, ...connection });
  // A lost connection would end the process without these listeners: the pool's is for idle connections,
  // the client's for those in a transaction.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", (error) => log.warn({ reason: redactedError(error) }, "Connection lost"));
  });
  const orm = drizzle({ client: pool }) as unknown as Database["orm"];
  const channels = createChannels();
  let stopListening = async () => {};
  const ping = async () => {
    await withTimeLimit(orm.execute(sql`select 1`), 3000);
  };
  try {
    await ping();
  } catch (error) {
    await pool.end();
    throw new Error(`PostgreSQL does not respond: ${reasonOf(error)}`, { cause: error });
  }

  return {
    engine: "postgres",
    orm,
    ping,
    contentRevision: () => readContentRevision(orm),
    async onContentChange(listener) {
      stopListening = await keepListening({
        createClient: () => new Client({ ...LIMITS, ...connection }),
        watch: watchRevision(listener, log),
        channels,
        log,
      });
    },
    onMessage: channels.on,
    async close() {
      await stopListening();
      await pool.end();
    },
  };
}

/** Drizzle wraps the driver's error, and a host with two IPs yields two. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
