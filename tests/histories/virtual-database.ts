import { join } from "node:path";
import { PGlite, type QueryOptions, type Results, type Transaction } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Orm } from "#database/database.ts";
import { createDatabasePlace } from "#tests/test-database.ts";
import type { Process } from "./schedule.ts";

type Query = (
  text: string,
  values?: readonly unknown[],
  options?: QueryOptions,
) => Promise<Results>;
interface Client {
  readonly query: Query;
  readonly transaction: <T>(work: (inside: Pick<Client, "query">) => Promise<T>) => Promise<T>;
}

const asOrm = (client: Client) => drizzle({ client: client as PGlite }) as unknown as Orm;

/** Deleted rows are vacuumed after this number of simulations. */
const HISTORIES_UNTIL_CLEARED = 100;

/**
 * Opens an embedded database in the process's virtual time. It has one connection, so a transaction
 * is one uninterrupted step.
 */
export async function openVirtualDatabase() {
  const place = await createDatabasePlace("pglite");
  const pglite = await PGlite.create(join(place.options.dataDir, "database"), {
    relaxedDurability: true,
  });
  keepTimersOut(pglite);
  const { rows: tables } = await pglite.query<{ name: string }>(`
    select format('public.%I', tablename) as name from pg_tables where schemaname = 'public'`);
  await pglite.exec("set plan_cache_mode = force_generic_plan");
  const queryIn = preparedQueries();
  const query: Query = (...given) => queryIn(pglite)(...given);
  const transaction: Client["transaction"] = (work) =>
    pglite.transaction((inside) => work({ query: queryIn(inside) }));
  let histories = 0;

  return {
    /** Reads and writes at once, outside the processes. */
    orm: asOrm({ query, transaction }),
    /** Returns a process's database: each statement or transaction waits for its turn. */
    ormOf(process: Process): Orm {
      return asOrm({
        query: (...given) => process.step("statement", () => query(...given)),
        transaction: (work) => process.step("statement", () => transaction(work)),
      });
    },
    async empty(written: readonly string[]): Promise<void> {
      histories += 1;
      if (histories % HISTORIES_UNTIL_CLEARED === 0) {
        await pglite.exec(
          `truncate ${tables.map(({ name }) => name).join(", ")} restart identity cascade`,
        );
      } else await pglite.exec(written.map((table) => `delete from ${table};`).join("\n"));
    },
    async close(): Promise<void> {
      await pglite.close();
      await place.remove();
    },
  };
}

/** Statements that PostgreSQL neither plans nor prepares. */
const NEVER_PLANNED = /^(?:savepoint|release|rollback) /i;

/** Plans each statement once and reuses it with other values, in a fifth of the time. */
function preparedQueries() {
  const names = new Map<string, string>();
  return (at: PGlite | Transaction): Query =>
    async (text, values = [], options = {}) => {
      if (NEVER_PLANNED.test(text)) return (await at.exec(text, options))[0] as Results;
      let name = names.get(text);
      if (name === undefined) {
        name = `query_${names.size + 1}`;
        await at.exec(`prepare ${name} as ${text}`);
        names.set(text, name);
      }
      const given = values.length === 0 ? "" : `(${values.map(literal).join(", ")})`;
      const [result] = await at.exec(`execute ${name}${given}`, options);
      if (result === undefined) throw new Error(`No result: ${text}`);
      return result as Results;
    };
}

function literal(value: unknown): string {
  return value === null || value === undefined
    ? "null"
    : `'${String(value).replaceAll("'", "''")}'`;
}

/** Removes PostgreSQL's statistics timer from the processes' timers. */
function keepTimersOut(pglite: PGlite): void {
  const execute = pglite.execProtocolRawSync.bind(pglite);
  pglite.execProtocolRawSync = (message) => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (() => 0) as unknown as typeof setTimeout;
    try {
      return execute(message);
    } finally {
      globalThis.setTimeout = setTimeout;
    }
  };
}

export type VirtualDatabase = Awaited<ReturnType<typeof openVirtualDatabase>>;
