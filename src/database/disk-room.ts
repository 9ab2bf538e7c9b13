import { sql } from "drizzle-orm";
import { withTimeLimit } from "#concurrency/time-limit.ts";
import type { Orm } from "./connect.server.ts";
import { sqlState } from "./database-errors.ts";

const PROBE_LIMIT_MS = 3000;

/** Whether the database's disk has room for more. */
export function createDiskRoom(orm: Orm) {
  let isFull = false;
  return {
    /** To be called after each write that failed; returns whether the reason was a full disk. */
    noteFailure(error: unknown) {
      const isReason = isDiskFull(error);
      if (isReason) isFull = true;
      return isReason;
    },
    /**
     * False from such a failure on, until the database has found room again for something large:
     * a small write may succeed on a full disk and proves nothing.
     */
    async isThere() {
      if (!isFull) return true;
      isFull = !(await findsRoom(orm));
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

/** A megabyte in a table that is gone with its transaction. */
async function findsRoom(orm: Orm): Promise<boolean> {
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
