import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { eventually } from "#tests/eventually.ts";
import { aContactPost } from "#tests/builders/posts.ts";
import { moduleUrl, startChild } from "#tests/child-process.ts";
import { createLeadsApi } from "#tests/leads-api.ts";
import { ownDatabase } from "#tests/test-database.ts";
import { countLead } from "#api/insights/insights.queries.ts";

/**
 * Starts another process that posts one lead after the other to the same database. PostgreSQL's
 * idle timeout is off for it, so waiting for it has no end. With `freezesInside` it stops itself
 * while it stores its first lead.
 */
async function startBoth({ freezesInside }: { freezesInside: boolean }) {
  const { place, database } = await ownDatabase();
  const { databaseUrl, dataDir } = place.options;
  const endless = { databaseUrl: `${databaseUrl}?idle_in_transaction_session_timeout=0`, dataDir };
  const other = startChild(`
    import { connectDatabase } from ${moduleUrl("src/database/connect.server.ts")};
    import { createSubmitLead } from ${moduleUrl("src/leads/accept/submit-lead.ts")};
    import { countLead } from ${moduleUrl("src/api/insights/insights.queries.ts")};
    import { SILENT as log } from ${moduleUrl("src/runtime/logging/log.ts")};
    import { aContactPost } from ${moduleUrl("tests/builders/posts.ts")};
    const database = await connectDatabase(${JSON.stringify(endless)});
    let freezes = ${freezesInside};
    const submit = createSubmitLead({
      database,
      log,
      onLeadStored: async () => {
        if (!freezes) return;
        freezes = false;
        console.log("inside");
        process.kill(process.pid, "SIGSTOP");
      },
      countLead: (id) => countLead(database.orm, id),
      isRestaurant: async () => true,
      siteUrl: "https://www.example.com",
      siteName: () => "Grupo Rubaiyat",
    });
    for (let number = 1; ; number++) {
      const email = "other-" + number + "@example.com";
      const ip = "198.51.100." + (number % 250);
      const request = { ip, language: "pt", headers: new Headers() };
      const { status } = await submit("contact_form", aContactPost({ email }), request);
      console.log(status + " " + email);
    }
  `);
  const api = createLeadsApi(database, { countLead: (id) => countLead(database.orm, id) });
  const post = async (email: string) => {
    const headers = { "X-Forwarded-For": "203.0.113.7" };
    return (await api.post("/contact", aContactPost({ email }), headers)).status;
  };
  return { other, post, storedLeads: api.storedLeads, orm: database.orm };
}

test("a process frozen while storing a lead blocks no other posts", async () => {
  const { other, post, storedLeads, orm } = await startBoth({ freezesInside: true });
  await other.said("inside");
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => post(`guest-${index}@example.com`)),
  );
  expect(responses).toEqual(responses.map(() => 201));
  // A repeat of that very lead waits until the database ends the frozen transaction, as it does for
  // a site.
  const { rows } = await orm.execute(sql`show idle_in_transaction_session_timeout`);
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: "5s" }]);
  const same = post("other-1@example.com");
  await eventually(async () => {
    const taken = await orm.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'
        and exists (select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock')`);
    expect(taken.rows).toEqual([{ pg_terminate_backend: true }]);
  });
  expect(await same).toBe(201);
  other.signal("SIGCONT");
  // It reports a failure for the transaction that it lost.
  await other.said("503 other-1@example.com");
  const stored = (await storedLeads()).filter(({ email }) => email === "other-1@example.com");
  expect(stored).toHaveLength(1);
});

test.runIf(inject("isNight"))(
  "a freeze at any moment blocks no other posts and loses no acknowledged lead",
  async () => {
    const { other, post, storedLeads } = await startBoth({ freezesInside: false });
    await other.said("201 other-1@example.com");
    const statuses: number[] = [];
    for (let round = 0; round < 15; round++) {
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 30));
      other.signal("SIGSTOP");
      statuses.push(await post(`round-${round}@example.com`));
      other.signal("SIGCONT");
    }
    expect(statuses).toEqual(statuses.map(() => 201));
    await other.kill();
    const thanked = Array.from(other.output().matchAll(/^201 (.*)$/gm), ([, email]) => email);
    const stored = new Set((await storedLeads()).map(({ email }) => email));
    expect(thanked.length).toBeGreaterThan(1);
    expect(thanked.filter((email) => !stored.has(email ?? ""))).toEqual([]);
  },
);
