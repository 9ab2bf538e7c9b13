import type pg from "pg";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { growLeads } from "#bench/grown-leads.ts";
import { leads } from "#database/schema/leads.ts";
import type { LeadPage } from "./contract.ts";
import { signedIn } from "#tests/desk-browser.ts";
import { openDatabase, recordStatements, runPlan } from "#tests/explained-statements.ts";

/** Runs the search, counting the most rows that one statement reads. */
async function mostRowsRead(client: pg.Client, run: () => Promise<unknown>): Promise<number> {
  const recorded = recordStatements();
  await run();
  const sent = recorded(/^select .* from "leads"/s);
  expect(sent.length).toBeGreaterThan(1);
  const read: number[] = [];
  for (const statement of sent) read.push((await runPlan(client, statement)).rowsRead);
  return Math.max(...read);
}

// Rule 10.10.
test("searches ten thousand leads at a time, reports how far, and continues", async () => {
  const { database, client } = await openDatabase();
  const browser = await signedIn(database, "manager");
  await growLeads(database.orm, 75_000, { hasHistory: false });
  const [oldest] = await database.orm.select().from(leads).orderBy(leads.createdAt).limit(1);
  await database.orm.execute(
    sql`update leads set name = 'Zenóbia' where id = ${oldest?.id ?? ""}::uuid`,
  );
  await client.query("vacuum analyze leads");
  const page = async (query: string) => (await browser.get(`/leads?${query}`)).body as LeadPage;

  const seen: LeadPage[] = [];
  let after = "";
  do {
    const query = `search=zen%C3%B3bia&after=${encodeURIComponent(after)}`;
    const read = await mostRowsRead(client, async () => seen.push(await page(query)));
    // Near ten thousand, the planner may sort instead of walking an index.
    expect(read).toBeLessThanOrEqual(20_000);
    after = seen.at(-1)?.next ?? "";
  } while (after !== "" && seen.length < 10);
  const found = seen.map((one) => one.leads.map(({ name }) => name));
  expect(found).toEqual([[], [], [], [], [], [], [], ["Zenóbia"]]);
  const backTo = seen.map(({ searchedBackTo }) => searchedBackTo);
  expect(backTo.pop()).toBeNull();
  expect(backTo).toEqual([...new Set(backTo)].toSorted().toReversed());

  // A second page continues after the first.
  const many = await page("search=Maria&limit=3");
  expect(many.leads.map(({ name }) => name)).toEqual([1, 2, 3].map((n) => `Maria Silva ${n}`));
  expect(many.searchedBackTo).toBeNull();
  const more = await page(`search=Maria&limit=3&after=${encodeURIComponent(many.next ?? "")}`);
  expect(more.leads[0]?.name).toBe("Maria Silva 4");

  const csv = (await browser.get("/leads.csv?search=zen%C3%B3bia")).body as string;
  expect(csv.trim().split("\r\n")).toHaveLength(2);
});
