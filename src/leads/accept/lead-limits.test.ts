import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aContactPost } from "#tests/builders/posts.ts";
import { createLeadsApi } from "#tests/leads-api.ts";
import type { SubmitLeadDeps } from "./submit-lead.ts";
import { describeOnBothEnginesByNight, describeWithDatabase } from "#tests/test-database.ts";
import { createLimits, LIMITS } from "#runtime/concurrency/limits.ts";
import { createDatabaseStore } from "#database/rate-limit.ts";

const seconds = 600;
const SMALL = {
  ...LIMITS,
  lead: { seconds, each: 3 },
  leadWithoutIp: { seconds, all: 4 },
  leads: { seconds, all: 8 },
  quarantined: { seconds, all: 6 },
  leadInFlood: { seconds, each: 1 },
};

describeOnBothEnginesByNight("too many posts", (database, connectAgain) => {
  const leadsApi = (own = database, onLimit: SubmitLeadDeps["onLimit"] = () => {}) => {
    const { limit } = createLimits(createDatabaseStore(own.orm), SMALL);
    return createLeadsApi(own, { limit, onLimit });
  };
  let posted = 0;
  const postFrom = (ip: string, { post } = leadsApi(), fields = {}) =>
    post("/contact", aContactPost({ message: `Mensagem número ${posted++}`, ...fields }), {
      "X-Forwarded-For": ip,
    });
  const inTurn = async (count: number, send: (index: number) => ReturnType<typeof postFrom>) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index++) statuses.push((await send(index)).status);
    return statuses;
  };
  const atOnce = async (count: number, send: (index: number) => ReturnType<typeof postFrom>) => {
    const responses = await Promise.all(Array.from({ length: count }, (_, index) => send(index)));
    return responses.map(({ status }) => status).toSorted();
  };
  const storedAs = async (state: string) =>
    (await leadsApi().storedLeads()).filter((lead) => lead.state === state);

  test("from one IP are refused with a time to retry, and are not stored", async () => {
    expect(await inTurn(3, () => postFrom("203.0.113.7"))).toEqual([201, 201, 201]);
    const response = await postFrom("203.0.113.7");
    expect(response).toMatchObject({
      status: 429,
      body: {
        title: "Too many requests",
        status: 429,
        detail: "Muitas mensagens em pouco tempo. Tente novamente mais tarde.",
      },
    });
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(400);
    expect(Number(response.headers.get("Retry-After"))).toBeLessThanOrEqual(600);
    expect(await storedAs("waiting")).toHaveLength(3);
    expect((await postFrom("203.0.113.8")).status).toBe(201);
  });

  test("are counted exactly across two processes", async () => {
    const other = await connectAgain();
    const apis = [leadsApi(), leadsApi(other)];
    const statuses = await atOnce(12, (index) => postFrom("203.0.113.7", apis[index % 2])).finally(
      () => other.close(),
    );
    expect(statuses).toEqual([201, 201, 201, ...Array.from({ length: 9 }, () => 429)]);
    expect(await storedAs("waiting")).toHaveLength(3);
  });

  // Rule 6.14.
  test("from many IPs reach the common limit: they are quarantined, never refused", async () => {
    const effects: string[] = [];
    const api = leadsApi(database, (effect) => effects.push(effect));
    const statuses = await atOnce(20, (index) => postFrom(`203.0.113.${index}`, api));
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await storedAs("waiting")).toHaveLength(8);
    const held = await storedAs("quarantined");
    expect(held.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 12 }, () => "Muitos envios ao mesmo tempo: limite geral atingido"),
    );
    expect(await api.jobs()).toHaveLength(8);
    expect(effects).toEqual(Array.from({ length: 12 }, () => "quarantined"));
    const alarms = api.lines.filter(({ level }) => level === "error");
    expect(alarms.map(({ message }) => message)).toEqual([
      "Common limit of posts exceeded: good leads are quarantined",
    ]);
  });

  test("beyond the quarantine's budget are refused per visitor, while a new visitor is accepted", async () => {
    await atOnce(20, (index) => postFrom(`203.0.113.${index % 10}`));
    // 8 waiting, 6 in the budget, then at most one more for each of the ten.
    expect((await leadsApi().storedLeads()).length).toBeGreaterThanOrEqual(14);
    await inTurn(10, (index) => postFrom(`203.0.113.${index}`));
    expect((await postFrom("203.0.113.3")).status).toBe(429);
    expect((await leadsApi().storedLeads()).length).toBeLessThanOrEqual(8 + 6 + 10);
    expect(await inTurn(2, () => postFrom("198.51.100.1"))).toEqual([201, 429]);
    const site = await inTurn(4, (line) => postFrom(`2001:db8:9:${line}::1`));
    expect(site).toEqual([201, 201, 201, 429]);
  });

  test("of suspected spam use the quarantine's budget, not that of good posts", async () => {
    const spam = { remarks: "https://spam.example" };
    const statuses = await inTurn(9, (index) => postFrom(`203.0.113.${index}`, leadsApi(), spam));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429, 429]);
    await inTurn(8, (index) => postFrom(`198.51.100.${index}`));
    expect(await storedAs("waiting")).toHaveLength(8);
  });

  test("are stored uncounted while another process locks the counter", async () => {
    if (database.engine === "pglite") return;
    const effects: string[] = [];
    const api = leadsApi(database, (effect) => effects.push(effect));
    await postFrom("203.0.113.7", api);
    const other = await connectAgain();
    await other.orm.transaction(async (transaction) => {
      await transaction.execute(sql`select 1 from rate_limits for update`);
      expect((await postFrom("203.0.113.7", api)).status).toBe(201);
    });
    expect(effects).toEqual(["uncounted"]);
    await other.close();
  });

  test("exclude repeats and invalid posts", async () => {
    const api = leadsApi();
    const submissionId = crypto.randomUUID();
    const send = (fields: object) => postFrom("203.0.113.7", api, fields);
    expect(new Set(await inTurn(10, () => send({ submissionId })))).toEqual(new Set([201]));
    expect(new Set(await inTurn(10, () => send({ email: "maria" })))).toEqual(new Set([422]));
    expect((await send({})).status).toBe(201);
  });

  test("through an undeclared local proxy do not count as one visitor's", async () => {
    const statuses = await inTurn(8, (index) => postFrom(`127.0.0.${1 + (index % 2)}`));
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await storedAs("waiting")).toHaveLength(4);
    const reason = "Muitos envios ao mesmo tempo: endereço de rede não identificado";
    expect(await storedAs("quarantined")).toMatchObject(
      Array.from({ length: 4 }, () => ({ reason })),
    );
    // These visitors are indistinguishable, so the quarantine's budget is their limit.
    expect((await inTurn(4, () => postFrom("10.0.0.9"))).at(-1)).toBe(429);
    // A visitor with an IP of their own is not affected.
    expect((await postFrom("203.0.113.7")).status).toBe(201);
    expect(await storedAs("waiting")).toHaveLength(5);
  });

  test("leave no IP in the database, and keys change daily", async () => {
    const keys = async () => {
      const { rows } = await database.orm.execute<{ key: string }>(
        sql`select key from rate_limits where starts_with(key, 'lead')`,
      );
      return rows.map(({ key }) => key).toSorted();
    };
    await postFrom("203.0.113.7");
    const first = await keys();
    expect(first).toHaveLength(2);
    const named = expect.stringMatching(/^lead:[0-9a-f]{24}$/);
    expect(first).toEqual(expect.arrayContaining(["leads:all", named]));
    await postFrom("203.0.113.7");
    expect(await keys()).toEqual(first);
    await database.orm.execute(sql`update daily_keys set day = day - 1`);
    await postFrom("203.0.113.7");
    expect(await keys()).toHaveLength(3);
  });
});

describeWithDatabase("a burst", (database) => {
  test("of 1,600 posts from 80 IPs is stored without refusals", async () => {
    const { post, storedLeads, jobs } = createLeadsApi(database);
    const from = (ip: string, email: string) =>
      post("/contact", aContactPost({ email }), { "X-Forwarded-For": ip });
    const wave = async (name: string) => {
      const flood = await Promise.all(
        Array.from({ length: 80 }, (_, index) =>
          from(`203.0.113.${index}`, `${name}-${index}@example.com`),
        ),
      );
      expect(flood.filter(({ status }) => status !== 201)).toEqual([]);
      return flood.map(({ body }) => body.data.id);
    };
    const acknowledged = await wave("first");
    expect((await jobs()).toSorted()).toEqual(acknowledged.toSorted());
    // Equals eighteen more waves.
    await database.orm.execute(sql`update rate_limits set count = 19 * count`);
    await wave("last");
    expect((await from("198.51.100.1", "guest@example.com")).status).toBe(201);
    const guest = (await storedLeads()).find(({ email }) => email === "guest@example.com");
    expect(guest).toMatchObject({ state: "quarantined" });
  });
});
