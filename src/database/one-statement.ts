import { type SQLWrapper, sql } from "drizzle-orm";
import type { Orm } from "./database.ts";

/**
 * Runs statements as one, in one round trip. None may depend on another's writes: each sees the
 * tables as before all of them.
 */
export async function asOneStatement(orm: Orm, parts: readonly SQLWrapper[]): Promise<void> {
  const [last, ...others] = parts.toReversed().map((part) => part.getSQL());
  if (last === undefined) return;
  const named = others.map((part, index) => sql`${sql.identifier(`part_${index}`)} as (${part})`);
  await orm.execute(named.length === 0 ? last : sql`with ${sql.join(named, sql`, `)} ${last}`);
}
