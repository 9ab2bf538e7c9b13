import pg from "pg";
import { onTestFinished, vi } from "vitest";
import { ownDatabase } from "./test-database.ts";

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows"?: number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Plan[];
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Records statements sent to PostgreSQL; returns the matching ones by text, with their last values. */
export function recordStatements() {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => spy.mockRestore());
  return (wanted: RegExp) => {
    const statements = new Map<string, unknown[]>();
    for (const [config, values] of spy.mock.calls as unknown[][]) {
      const { text } =
        typeof config === "string" ? { text: config } : (config as { text?: string });
      if (text !== undefined && wanted.test(text)) {
        statements.set(text, (values as unknown[] | undefined) ?? []);
      }
    }
    spy.mockRestore();
    return [...statements];
  };
}

export async function openDatabase() {
  const { place, database } = await ownDatabase();
  const client = new pg.Client({ connectionString: place.options.databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  return { database, orm: database.orm, client };
}

/** Returns the nodes of a statement's plan; "analyze" runs it. */
export async function explain(
  client: pg.Client,
  [text, values]: readonly [string, unknown[]],
  how: "" | "analyze, " = "",
): Promise<readonly Plan[]> {
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>({
    text: `explain (${how}format json) ${text}`,
    values,
  });
  return rows.flatMap((row) => nodesOf(row["QUERY PLAN"][0].Plan));
}

/** Runs a statement; returns the maximum of rows that a plan node reads, and the tables. */
export async function runPlan(client: pg.Client, statement: readonly [string, unknown[]]) {
  const nodes = await explain(client, statement, "analyze, ");
  // Rows listed in the statement itself belong to no table.
  const ofTables = nodes.filter((node) => node["Node Type"] !== "Values Scan");
  const read = ofTables.map(
    (node) => (node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0),
  );
  return { rowsRead: Math.max(...read), tables: nodes.map((node) => node["Relation Name"]) };
}
