import { expect, onTestFinished, test, vi } from "vitest";
import { aContactPost } from "#tests/builders/posts.ts";
import { moduleUrl, startChild } from "#tests/child-process.ts";
import { createLeadsApi } from "#tests/leads-api.ts";
import { createDatabasePlace } from "#tests/test-database.ts";
import { connectDatabase, type DatabaseOptions } from "#database/connect.server.ts";
import { countLead } from "#api/insights/insights.queries.ts";

vi.setConfig({ testTimeout: 120_000 });

/** Another process that takes posts on the same database, one after the other. */
function startOther(options: DatabaseOptions, pauseInside: number) {
  return startChild(`
    import { connectDatabase } from ${moduleUrl("src/database/connect.server.ts")};
    import { createSubmitLead } from ${moduleUrl("src/leads/accept/submit-lead.ts")};
    import { countLead } from ${moduleUrl("src/api/insights/insights.queries.ts")};
    import { aContactPost } from ${moduleUrl("tests/builders/posts.ts")};
    const database = await connectDatabase(${JSON.stringify(options)});
    const submit = createSubmitLead({
      database,
      log: { info() {}, warn() {}, error() {} },
      onLeadStored: async () => {
        console.log("inside");
        await new Promise((resolve) => setTimeout(resolve, ${pauseInside}));
      },
      countLead: (id) => countLead(database.orm, id),
      isRestaurant: async () => true,
      siteUrl: "https://www.example.com",
    });
    for (let number = 1; ; number++) {
      const email = "other-" + number + "@example.com";
      const ip = "198.51.100." + (number % 250);
      const request = { ip, language: "pt", headers: new Headers() };
      const { status } = await submit("contact_form", aContactPost({ email }), request);
      console.log(status + " " + email);
    }
  `);
}

async function startBoth(pauseInside: number) {
  const place = await createDatabasePlace("postgres");
  const database = await connectDatabase(place.options);
  const other = startOther(place.options, pauseInside);
  onTestFinished(async () => {
    await other.kill();
    await database.close();
    await place.remove();
  });
  const api = createLeadsApi(database, { countLead: (id) => countLead(database.orm, id) });
  const post = async (email: string) => {
    const began = performance.now();
    const headers = { "X-Forwarded-For": "203.0.113.7" };
    const { status } = await api.post("/contact", aContactPost({ email }), headers);
    return { status, seconds: (performance.now() - began) / 1000 };
  };
  return { other, post, storedLeads: api.storedLeads };
}

test("a process that freezes while it stores a lead holds up no other's posts", async () => {
  const { other, post, storedLeads } = await startBoth(100);
  await other.said("inside");
  other.signal("SIGSTOP");
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => post(`guest-${index}@example.com`)),
  );
  expect(responses.filter(({ status }) => status !== 201)).toEqual([]);
  expect(Math.max(...responses.map(({ seconds }) => seconds))).toBeLessThan(4);
  // The very lead that is in its hands waits until the database has taken that away.
  const same = await post("other-1@example.com");
  expect(same.status).toBe(201);
  expect(same.seconds).toBeLessThan(12);
  other.signal("SIGCONT");
  // What was taken away from it, it does not claim to have stored.
  await other.said("503 other-1@example.com");
  const stored = (await storedLeads()).filter(({ email }) => email === "other-1@example.com");
  expect(stored).toHaveLength(1);
});

test("wherever it freezes, others' posts are taken, and what it thanked for is stored", async () => {
  const { other, post, storedLeads } = await startBoth(0);
  await other.said("201 other-1@example.com");
  const slow: unknown[] = [];
  for (let round = 0; round < 15; round++) {
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 30));
    other.signal("SIGSTOP");
    const response = await post(`round-${round}@example.com`);
    if (response.status !== 201 || response.seconds > 4) slow.push({ round, ...response });
    other.signal("SIGCONT");
  }
  expect(slow).toEqual([]);
  await other.kill();
  const thanked = Array.from(other.output().matchAll(/^201 (.*)$/gm), ([, email]) => email);
  const stored = new Set((await storedLeads()).map(({ email }) => email));
  expect(thanked.length).toBeGreaterThan(1);
  expect(thanked.filter((email) => !stored.has(email ?? ""))).toEqual([]);
});
