import { sql } from "drizzle-orm";
import { withTimeLimit } from "#runtime/concurrency/time-limit.ts";
import type { Orm } from "./database.ts";
import { sqlState } from "./database-errors.ts";

const PROBE_LIMIT_MS = 3000;

export function createDiskRoom(orm: Orm) {
  let isFull = false;
  return {
    /** Call after each failed write; returns whether the disk was full. */
    noteFailure(error: unknown) {
      const isReason = isDiskFull(error);
      if (isReason) isFull = true;
      return isReason;
    },
    /**
     * False after such a failure, until a large write succeeds: a small one may succeed on a full
     * disk.
     */
    async isThere() {
      if (!isFull) return true;
      isFull = !(await hasRoom(orm));
      return !isFull;
    },
  };
}

function isDiskFull(error: unknown): boolean {
  return sqlState(error) === "53100" || /no space left|ENOSPC/i.test(innermostMessage(error));
}

function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? innermostMessage(error.cause) : error.message;
}

/** Writes a megabyte to a table that the transaction drops. */
async function hasRoom(orm: Orm): Promise<boolean> {
  const probe = orm.transaction(async (transaction) => {
    await transaction.execute(sql`create temporary table room (filling text) on commit drop`);
    await transaction.execute(sql`alter table room alter column filling set storage plain`);
    await transaction.execute(sql`
      insert into room select repeat('x', 7000) from generate_series(1, 150)
    `);
  });
  return withTimeLimit(probe, PROBE_LIMIT_MS).then(
    () => true,
    () => false,
  );
}
