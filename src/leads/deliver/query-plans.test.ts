import pg from "pg";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { growLeads } from "#bench/grown-leads.ts";
import { eventually } from "#tests/eventually.ts";
import { aNewLead } from "#tests/builders/new-lead.ts";
import { FAST, platformAt, submit } from "#tests/lead-delivery.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { runOutbox, startPlatform } from "#tests/running-outbox.ts";
import { createDatabasePlace } from "#tests/test-database.ts";
import { connectDatabase } from "#database/connect.server.ts";
import { SWITCHED_OFF, TOKEN_MISSING } from "#external-services/rd-station/rd-station.settings.ts";
import { findRepeated } from "../accept/store-lead.ts";
import { mailPoll } from "../mail/mail-poller.ts";
import { visitorMailPoll } from "../mail/visitor-mail-poller.ts";
import {
  claimLead,
  clearReasons,
  expireStaleClaims,
  explainBackoff,
  explainWaiting,
} from "./delivery-state.ts";
import {
  outboxDepth,
  purgeQuarantine,
  purgeUnconfirmed,
  sumUpLeadCounts,
} from "./outbox.queries.ts";

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows"?: number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Plan[];
}

/** Every node of a plan. */
function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Records what goes to PostgreSQL, by its text, with the values of its last time. */
function recordStatements() {
  const statements = new Map<string, unknown[]>();
  const spy = vi.spyOn(pg.Client.prototype, "query");
  const record = (...[config, values]: unknown[]) => {
    const text =
      typeof config === "string" ? config : (config as { text?: string } | undefined)?.text;
    if (text !== undefined) statements.set(text, (values as unknown[] | undefined) ?? []);
  };
  onTestFinished(() => spy.mockRestore());
  return () => {
    for (const call of spy.mock.calls) record(...call);
    spy.mockRestore();
    return statements;
  };
}

/** A database of its own, and a connection that explains statements. */
async function openDatabase() {
  const place = await createDatabasePlace("postgres");
  const database = await connectDatabase(place.options);
  const client = new pg.Client({ connectionString: place.options.databaseUrl });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await database.close();
    await place.remove();
  });
  return { database, orm: database.orm, client };
}

/** The most rows that a node of a statement's plan reads, and the tables that it names. */
async function runPlan(client: pg.Client, text: string, values: unknown[]) {
  const { rows } = await client.query({ text: `explain (analyze, format json) ${text}`, values });
  const [row] = rows as { "QUERY PLAN": [{ Plan: Plan }] }[];
  const nodes = row === undefined ? [] : nodesOf(row["QUERY PLAN"][0].Plan);
  const read = nodes.map(
    (node) => (node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0),
  );
  return { rowsRead: Math.max(...read), tables: nodes.map((node) => node["Relation Name"]) };
}

test("no statement of the workers reads all leads, when there are many", async () => {
  const { database, orm, client } = await openDatabase();
  const platform = await startPlatform();
  await growLeads(orm, 20_000, { hasHistory: true });

  const recorded = recordStatements();
  const sent = vi.fn<() => void>();
  const outbox = runOutbox({
    database,
    rdStation: platformAt(platform),
    mail: async () => ({ accepted: ["staff@example.com"], refusals: [] }),
    visitorMail: async () => sent(),
  });
  const lead = aNewLead({ email: "new@example.com" });
  const { id } = await submit(database, outbox, { email: lead.email });
  await orm.execute(sql`
    update leads set visitor_mail_next_attempt_at = clock_timestamp() where id = ${id}::uuid
  `);
  await eventually(async () => {
    const { rows } = await orm.execute(sql`
      select id from leads where id = ${id}::uuid and state = 'delivered' and mailed_at is not null
    `);
    expect(rows).toHaveLength(1);
    expect(sent).toHaveBeenCalled();
  });
  await outbox.stop();
  await findRepeated(orm, lead);
  await outboxDepth(orm);
  await purgeQuarantine(orm, 30);
  await purgeUnconfirmed(orm);
  await sumUpLeadCounts(orm);

  const statements = [...recorded()].filter(([text]) => /"?\bleads\b/.test(text));
  const reading: string[] = [];
  for (const [text, values] of statements) {
    const { rows } = await client.query({ text: `explain (format json) ${text}`, values });
    const [row] = rows as { "QUERY PLAN": [{ Plan: Plan }] }[];
    const nodes = row === undefined ? [] : nodesOf(row["QUERY PLAN"][0].Plan);
    expect(nodes).not.toEqual([]);
    const isScan = nodes.some(
      (node) => node["Node Type"] === "Seq Scan" && node["Relation Name"] === "leads",
    );
    if (isScan) reading.push(text);
  }
  expect(statements.length).toBeGreaterThan(12);
  expect(reading).toEqual([]);
});

test("however many leads wait, those whose reason is known are not read again, and 500 at most are written", async () => {
  const { orm, client } = await openDatabase();
  await growLeads(orm, 5000, { hasHistory: false });
  await orm.execute(sql`update leads set state = 'waiting', reason = ${TOKEN_MISSING}`);
  await client.query("vacuum analyze leads");

  const recorded = recordStatements();
  expect(await explainWaiting(orm, TOKEN_MISSING)).toEqual([]);
  expect(await explainBackoff(orm, "Erro HTTP: 429")).toEqual([]);
  expect(await clearReasons(orm, [SWITCHED_OFF])).toEqual([]);
  expect(await expireStaleClaims(orm, 30_000)).toEqual([]);
  const statements = [...recorded()].filter(([text]) => /update "leads"/.test(text));
  expect(statements).toHaveLength(4);
  for (const [text, values] of statements) {
    const { rowsRead, tables } = await runPlan(client, text, values);
    expect(tables).toContain("leads");
    expect(rowsRead, text).toBe(0);
  }
  expect(await clearReasons(orm, [TOKEN_MISSING])).toHaveLength(500);
  expect(await explainBackoff(orm, "Erro HTTP: 429")).toHaveLength(500);
  expect(await explainWaiting(orm, SWITCHED_OFF)).toHaveLength(500);
});

test("however many leads and mails wait for a later time, none of them is read to find one that is due", async () => {
  const { orm, client } = await openDatabase();
  await growLeads(orm, 5000, { hasHistory: false });
  await orm.execute(sql`
    update leads set state = 'waiting', mailed_at = null,
      next_attempt_at = clock_timestamp() + interval '1 minute' + random() * interval '1 hour',
      mail_next_attempt_at = clock_timestamp() + interval '1 minute' + random() * interval '1 hour',
      visitor_mail_next_attempt_at = clock_timestamp() + interval '1 minute' + random() * interval '1 hour'
  `);
  await client.query("vacuum analyze leads");

  const recorded = recordStatements();
  const { log } = recordLog();
  const failing = () => Promise.reject(new Error("nothing is due"));
  expect(await claimLead(orm, 1000)).toEqual({ waitMs: undefined });
  const polls = { orm, mail: failing, log, timing: FAST };
  expect(await mailPoll(polls)()).toBe(FAST.pollIntervalMs);
  expect(await visitorMailPoll(polls)()).toBe(FAST.pollIntervalMs);
  const statements = [...recorded()].filter(([text]) => /"leads"/.test(text));
  expect(statements.length).toBeGreaterThan(2);
  for (const [text, values] of statements) {
    expect((await runPlan(client, text, values)).rowsRead, text).toBe(0);
  }
});
