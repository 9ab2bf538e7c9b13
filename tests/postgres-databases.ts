import { Client } from "pg";

/** Runs one statement over its own connection and returns its rows. */
export async function askPostgres<Row extends object>(
  url: string,
  statement: string,
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Replaces the database in a URL. */
export function withDatabase(postgresUrl: string, database: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${database}`;
  return url.href;
}
