import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aContactPost } from "#tests/builders/posts.ts";
import { createLeadsApi } from "#tests/leads-api.ts";
import { describeOnBothEnginesByNight, describeWithDatabase } from "#tests/test-database.ts";
import type { LeadLimits } from "./lead-limits.ts";

const LIMITS: LeadLimits = {
  perIp: 3,
  withoutIp: 4,
  together: 8,
  quarantined: 6,
  inFlood: 1,
};

describeOnBothEnginesByNight("too many posts", (getDatabase, connectAgain) => {
  const leadsApi = (database = getDatabase()) => createLeadsApi(database, { limits: LIMITS });
  let count = 0;
  const postFrom = (ip: string, { post } = leadsApi(), fields = {}) =>
    post("/contact", aContactPost({ message: `Mensagem número ${count++}`, ...fields }), {
      "X-Forwarded-For": ip,
    });
  const statuses = async (posts: ReturnType<typeof postFrom>[]) =>
    (await Promise.all(posts)).map(({ status }) => status).toSorted();

  test("from one IP are refused with the time to retry, and are not stored", async () => {
    for (let index = 0; index < 3; index++) {
      expect((await postFrom("203.0.113.7")).status).toBe(201);
    }
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
    expect(await leadsApi().storedLeads()).toHaveLength(3);
    expect((await postFrom("203.0.113.8")).status).toBe(201);
  });

  test("are counted by two processes together, exactly", async () => {
    const other = await connectAgain();
    const apis = [leadsApi(), leadsApi(other)];
    const posts = Array.from({ length: 12 }, (_, index) =>
      postFrom("203.0.113.7", apis[index % 2]),
    );
    const responses = await statuses(posts).finally(() => other.close());
    expect(responses.filter((status) => status === 201)).toHaveLength(3);
    expect(responses.filter((status) => status === 429)).toHaveLength(9);
    expect(await leadsApi().storedLeads()).toHaveLength(3);
  });

  // Rule 6.14.
  test("from many IPs meet the common limit: then they are quarantined, never refused", async () => {
    const effects: string[] = [];
    const api = createLeadsApi(getDatabase(), {
      limits: LIMITS,
      onLimit: (effect) => effects.push(effect),
    });
    const responses = await statuses(
      Array.from({ length: 20 }, (_, index) => postFrom(`203.0.113.${index}`, api)),
    );
    expect(responses).toEqual(responses.map(() => 201));
    const stored = await api.storedLeads();
    expect(stored.filter(({ state }) => state === "waiting")).toHaveLength(8);
    const held = stored.filter(({ state }) => state === "quarantined");
    expect(held).toHaveLength(12);
    expect(new Set(held.map(({ reason }) => reason))).toEqual(
      new Set(["Muitos envios ao mesmo tempo: limite geral atingido"]),
    );
    expect(await api.jobs()).toHaveLength(8);
    expect(effects).toEqual(Array.from({ length: 12 }, () => "quarantined"));
    const alarms = api.lines.filter(({ level }) => level === "error");
    expect(alarms.map(({ message }) => message)).toEqual([
      "More posts than the limit: good leads are in the quarantine",
    ]);
  });

  test("beyond the quarantine's budget a visitor has little, and a newcomer is still taken", async () => {
    const flood = Array.from({ length: 20 }, (_, index) => postFrom(`203.0.113.${index % 10}`));
    await Promise.all(flood);
    const before = (await leadsApi().storedLeads()).length;
    // 8 waiting, 6 in the budget; then each of the ten at most one more.
    expect(before).toBeGreaterThanOrEqual(14);
    for (let index = 0; index < 10; index++) await postFrom(`203.0.113.${index}`);
    expect((await postFrom("203.0.113.3")).status).toBe(429);
    expect((await leadsApi().storedLeads()).length).toBeLessThanOrEqual(8 + 6 + 10);
    expect((await postFrom("198.51.100.1")).status).toBe(201);
    expect((await postFrom("198.51.100.1")).status).toBe(429);
    const site = [];
    for (let line = 0; line < 4; line++) {
      site.push((await postFrom(`2001:db8:9:${line}::1`)).status);
    }
    expect(site).toEqual([201, 201, 201, 429]);
  });

  test("of suspected spam have the quarantine's budget, and take nothing from the others", async () => {
    const spam = { remarks: "https://spam.example" };
    const responses = [];
    for (let index = 0; index < 9; index++) {
      responses.push((await postFrom(`203.0.113.${index}`, leadsApi(), spam)).status);
    }
    expect(responses).toEqual([201, 201, 201, 201, 201, 201, 429, 429, 429]);
    for (let index = 0; index < 8; index++) await postFrom(`198.51.100.${index}`);
    const stored = await leadsApi().storedLeads();
    expect(stored.filter(({ state }) => state === "waiting")).toHaveLength(8);
  });

  test("whose counter another process holds are stored uncounted, and do not wait for it", async () => {
    if (getDatabase().engine === "pglite") return;
    const other = await connectAgain();
    const held = Promise.withResolvers<void>();
    const standing = Promise.withResolvers<void>();
    await postFrom("203.0.113.7");
    const holding = other.orm.transaction(async (transaction) => {
      await transaction.execute(sql`select 1 from rate_limits for update`);
      held.resolve();
      await standing.promise;
    });
    await held.promise;
    const effects: string[] = [];
    const onLimit = (effect: string) => effects.push(effect);
    const api = createLeadsApi(getDatabase(), { limits: LIMITS, onLimit });
    expect((await postFrom("203.0.113.7", api)).status).toBe(201);
    expect(effects).toEqual(["uncounted"]);
    standing.resolve();
    await holding;
    await other.close();
  });

  test("do not come from a visitor who sends the same again, or who mistypes", async () => {
    const api = leadsApi();
    const submissionId = crypto.randomUUID();
    for (let index = 0; index < 10; index++) {
      expect((await postFrom("203.0.113.7", api, { submissionId })).status).toBe(201);
      expect((await postFrom("203.0.113.7", api, { email: "maria" })).status).toBe(422);
    }
    expect((await postFrom("203.0.113.7", api)).status).toBe(201);
  });

  test("through an undeclared proxy on this machine are not one visitor's", async () => {
    const responses = [];
    for (let index = 0; index < 8; index++) {
      responses.push((await postFrom(`127.0.0.${index % 2 === 0 ? 1 : 2}`)).status);
    }
    expect(responses).toEqual(responses.map(() => 201));
    const stored = await leadsApi().storedLeads();
    expect(stored.map(({ state }) => state).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => "quarantined"),
      ...Array.from({ length: 4 }, () => "waiting"),
    ]);
    expect(stored.find(({ state }) => state === "quarantined")?.reason).toBe(
      "Muitos envios ao mesmo tempo: endereço de rede não identificado",
    );
    for (let index = 0; index < 3; index++) await postFrom("10.0.0.9");
    // There they cannot be told apart: the quarantine's budget is the end.
    expect((await postFrom("10.0.0.9")).status).toBe(429);
    // A visitor with their own IP is not affected.
    expect((await postFrom("203.0.113.7")).status).toBe(201);
    expect(
      (await leadsApi().storedLeads()).filter(({ state }) => state === "waiting"),
    ).toHaveLength(5);
  });

  test("leave no IP in the database, and a name that nobody can make again tomorrow", async () => {
    const keys = async () => {
      const { rows } = await getDatabase().orm.execute<{ key: string }>(
        sql`select key from rate_limits where starts_with(key, 'lead:')`,
      );
      return rows.map(({ key }) => key).toSorted();
    };
    await postFrom("203.0.113.7");
    const first = await keys();
    expect(first).toHaveLength(2);
    expect(first).toContain("lead:all");
    expect(first.find((key) => key !== "lead:all")).toMatch(/^lead:[0-9a-f]{24}$/);
    await postFrom("203.0.113.7");
    expect(await keys()).toEqual(first);
    await getDatabase().orm.execute(sql`update daily_keys set day = day - 1`);
    await postFrom("203.0.113.7");
    expect(await keys()).toHaveLength(3);
  });
});

describeWithDatabase("a burst", (getDatabase) => {
  test("of a hundred visitors at once is taken whole", async () => {
    const { post, jobs } = createLeadsApi(getDatabase());
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        post("/contact", aContactPost({ email: `guest-${index}@example.com` }), {
          "X-Forwarded-For": `203.0.113.${index}`,
        }),
      ),
    );
    expect(responses.filter(({ status }) => status !== 201)).toEqual([]);
    const acknowledged = responses.map(({ body }) => body.data.id).toSorted();
    expect((await jobs()).toSorted()).toEqual(acknowledged);
  });

  test("of 1,600 posts from 80 IPs closes no form", async () => {
    const { post, storedLeads } = createLeadsApi(getDatabase());
    const from = (ip: string, email: string) =>
      post("/contact", aContactPost({ email }), { "X-Forwarded-For": ip });
    const wave = async (name: string) => {
      const flood = await Promise.all(
        Array.from({ length: 80 }, (_, index) =>
          from(`203.0.113.${index}`, `${name}-${index}@example.com`),
        ),
      );
      expect(flood.filter(({ status }) => status !== 201)).toEqual([]);
    };
    await wave("first");
    // As eighteen more like it would have counted.
    await getDatabase().orm.execute(sql`update rate_limits set count = 19 * count`);
    await wave("last");
    expect((await from("198.51.100.1", "guest@example.com")).status).toBe(201);
    const guest = (await storedLeads()).find(({ email }) => email === "guest@example.com");
    expect(guest).toMatchObject({ state: "quarantined" });
  });
});
