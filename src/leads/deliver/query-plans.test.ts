import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { growLeads } from "#bench/grown-leads.ts";
import { eventually } from "#tests/eventually.ts";
import { aNewLead } from "#tests/builders/new-lead.ts";
import { explain, openDatabase, recordStatements, runPlan } from "#tests/explained-statements.ts";
import { FAST, platformAt, submit } from "#tests/lead-delivery.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { runOutbox, startPlatform } from "#tests/running-outbox.ts";
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

  const statements = recorded(/"?\bleads\b/);
  const reading: string[] = [];
  for (const statement of statements) {
    const nodes = await explain(client, statement);
    expect(nodes).not.toEqual([]);
    const isScan = nodes.some(
      (node) => node["Node Type"] === "Seq Scan" && node["Relation Name"] === "leads",
    );
    if (isScan) reading.push(statement[0]);
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
  const statements = recorded(/update "leads"/);
  expect(statements).toHaveLength(4);
  for (const statement of statements) {
    const { rowsRead, tables } = await runPlan(client, statement);
    expect(tables).toContain("leads");
    expect(rowsRead, statement[0]).toBe(0);
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
  const statements = recorded(/"leads"/);
  expect(statements.length).toBeGreaterThan(2);
  for (const statement of statements) {
    expect((await runPlan(client, statement)).rowsRead, statement[0]).toBe(0);
  }
});
