import type pg from "pg";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { growLeads } from "#bench/grown-leads.ts";
import { leads } from "#database/schema/leads.ts";
import type { LeadPage } from "#desk/leads-contract.ts";
import { signedIn } from "#tests/desk-browser.ts";
import { openDatabase, recordStatements, runPlan } from "#tests/explained-statements.ts";

/** Runs the statements on leads that were sent meanwhile once more: the most rows that one of them reads. */
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
test("a search reads ten thousand leads at once, says how far it came, and goes on from there", async () => {
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
    // Where little more than ten thousand are left the planner may sort those instead of walking an index.
    expect(read).toBeLessThanOrEqual(20_000);
    after = seen.at(-1)?.next ?? "";
  } while (after !== "" && seen.length < 10);
  const found = seen.map((one) => one.leads.map(({ name }) => name));
  expect(found).toEqual([[], [], [], [], [], [], [], ["Zenóbia"]]);
  const backTo = seen.map(({ searchedBackTo }) => searchedBackTo);
  expect(backTo.pop()).toBeNull();
  expect(backTo).toEqual([...new Set(backTo)].toSorted().toReversed());

  // More than fit on a page: the next one goes on after the last of them.
  const many = await page("search=Maria&limit=3");
  expect(many.leads.map(({ name }) => name)).toEqual([1, 2, 3].map((n) => `Maria Silva ${n}`));
  expect(many.searchedBackTo).toBeNull();
  const more = await page(`search=Maria&limit=3&after=${encodeURIComponent(many.next ?? "")}`);
  expect(more.leads[0]?.name).toBe("Maria Silva 4");

  const csv = (await browser.get("/leads.csv?search=zen%C3%B3bia")).body as string;
  expect(csv.trim().split("\r\n")).toHaveLength(2);
});

test("finds an address by its domain in letters, which is stored in punycode", async () => {
  const { database } = await openDatabase();
  const browser = await signedIn(database, "manager");
  await growLeads(database.orm, 20, { hasHistory: false });
  await database.orm.execute(
    sql`update leads set email = 'ana@xn--pearol-xwa.example' where id = (select id from leads limit 1)`,
  );
  for (const [words, count] of [
    ["peñarol.example", 1],
    ["PEÑAROL", 1],
    ["ana@pen\u0303arol.example", 1],
    ["@peñarol", 1],
    ["xn--pearol", 1],
    ["eva@peñarol.example", 0],
    ["peñarola", 0],
  ] as const) {
    const { body } = await browser.get(`/leads?search=${encodeURIComponent(words)}`);
    expect.soft((body as LeadPage).leads, words).toHaveLength(count);
  }
});

test("of a restaurant with few leads its own are read, however many the others have", async () => {
  const { database, client } = await openDatabase();
  const browser = await signedIn(database, "restaurant", ["rara"]);
  await growLeads(database.orm, 20_000, { hasHistory: false });
  await database.orm.execute(
    sql`update leads set restaurant = 'rara' where id in (select id from leads order by created_at limit 30)`,
  );
  await client.query("vacuum analyze leads");
  const pages: LeadPage[] = [];
  const read = await mostRowsRead(client, async () => {
    pages.push((await browser.get("/leads?limit=20")).body as LeadPage);
  });
  expect(pages[0]?.leads).toHaveLength(20);
  expect(new Set(pages[0]?.leads.map(({ restaurant }) => restaurant))).toEqual(new Set(["rara"]));
  // Of all 20,000 those that wait for a person, for their number; of the others these thirty.
  expect(read).toBeLessThanOrEqual(500);
});
