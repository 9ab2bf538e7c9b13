import { type SQL, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { growLeads } from "#bench/grown-leads.ts";
import { eventually } from "#tests/eventually.ts";
import { aNewLead } from "#tests/builders/new-lead.ts";
import { explain, openDatabase, recordStatements, runPlan } from "#tests/explained-statements.ts";
import {
  FAST,
  leadWith,
  platformAt,
  runOutbox,
  startPlatform,
  submit,
} from "#tests/lead-delivery.ts";
import { SILENT } from "#runtime/logging/log.ts";
import { SWITCHED_OFF, TOKEN_MISSING } from "#services/rd-station/rd-station.settings.ts";
import { findRepeated } from "../accept/store-lead.ts";
import { leadMailKind } from "../mail/mail-lead.ts";
import { visitorMailKind } from "../mail/mail-visitor.ts";
import { claimJob, dueKinds, staleJobs } from "#jobs/jobs.ts";
import { clearReasons, deliveryKind, explainBackoff, explainWaiting } from "./deliver-leads.ts";
import {
  outboxDepth,
  purgeQuarantine,
  purgeUnconfirmed,
  sumUpLeadCounts,
} from "./outbox.queries.ts";

test("no worker statement scans all leads", async () => {
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
  await leadWith(database, id, { state: "delivered", mailedAt: expect.any(Date) });
  await eventually(() => expect(sent).toHaveBeenCalled());
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
    const scans = nodes.filter((node) => node["Node Type"] === "Seq Scan");
    if (scans.some((node) => node["Relation Name"] === "leads")) reading.push(statement[0]);
  }
  expect(statements.length).toBeGreaterThan(12);
  expect(reading).toEqual([]);
});

async function waitingLeads(values: SQL) {
  const { orm, client } = await openDatabase();
  await growLeads(orm, 5000, { hasHistory: false });
  await orm.execute(sql`update leads set state = 'waiting', ${values}`);
  await client.query("vacuum analyze leads, jobs");
  const recorded = recordStatements();
  const expectNoneRead = async (statements: ReturnType<typeof recorded>) => {
    for (const statement of statements) {
      const { rowsRead, tables } = await runPlan(client, statement);
      expect(tables.some((table) => table === "leads" || table === "jobs")).toBe(true);
      expect(rowsRead, statement[0]).toBe(0);
    }
  };
  return { orm, recorded, expectNoneRead };
}

test("explaining leads reads none whose reason is current, and writes 500 at most", async () => {
  const { orm, recorded, expectNoneRead } = await waitingLeads(sql`reason = ${TOKEN_MISSING}`);
  expect(await explainWaiting(orm, TOKEN_MISSING)).toEqual([]);
  expect(await explainBackoff(orm, "Erro HTTP: 429")).toEqual([]);
  expect(await clearReasons(orm, [SWITCHED_OFF])).toEqual([]);
  const statements = recorded(/update "leads"/);
  expect(statements).toHaveLength(3);
  await expectNoneRead(statements);
  expect(await clearReasons(orm, [TOKEN_MISSING])).toHaveLength(500);
  expect(await explainBackoff(orm, "Erro HTTP: 429")).toHaveLength(500);
  expect(await explainWaiting(orm, SWITCHED_OFF)).toHaveLength(500);
});

test("finding due jobs reads none that are due later", async () => {
  const later = sql`clock_timestamp() + interval '1 minute' + random() * interval '1 hour'`;
  const { orm, recorded, expectNoneRead } = await waitingLeads(sql`mailed_at = null,
    next_attempt_at = ${later}, mail_next_attempt_at = ${later},
    visitor_mail_next_attempt_at = ${later}`);
  const failing = () => Promise.reject(new Error("nothing is due"));
  const rdStation = platformAt({ host: "http://platform.example", token: "token" });
  const common = { orm, log: SILENT, timing: FAST, onOutcome: () => {} };
  const kinds = [
    deliveryKind({ ...common, rdStation }),
    leadMailKind({ ...common, mail: failing }),
    visitorMailKind({ ...common, mail: failing }),
  ];
  const names = kinds.map(({ name }) => name);
  expect(await dueKinds(orm, names)).toEqual([]);
  for (const kind of kinds) expect(await claimJob(orm, kind)).toBeUndefined();
  expect(await staleJobs(orm, kinds)).toEqual([]);
  const statements = recorded(/"leads"|"jobs"/);
  expect(statements.length).toBeGreaterThan(3);
  await expectNoneRead(statements);
});
