import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aContactPost } from "../../../tests/builders/posts.ts";
import { createLeadsApi } from "../../../tests/leads-api.ts";
import { describeOnBothEngines } from "../../../tests/test-database.ts";

const LIMITS = { perAddress: 3, perSite: 5, together: 8 };

describeOnBothEngines("too many posts", (getDatabase, connectAgain) => {
  const leadsApi = (database = getDatabase()) => createLeadsApi(database, { limits: LIMITS });
  let count = 0;
  const postFrom = (address: string, { post } = leadsApi(), fields = {}) =>
    post("/contact", aContactPost({ message: `Mensagem número ${count++}`, ...fields }), {
      "X-Forwarded-For": address,
    });
  const statuses = async (posts: ReturnType<typeof postFrom>[]) =>
    (await Promise.all(posts)).map(({ status }) => status).toSorted();

  test("from one address are told when to come back, and are not stored", async () => {
    for (let index = 0; index < 3; index++) {
      expect((await postFrom("203.0.113.7")).status).toBe(201);
    }
    const answer = await postFrom("203.0.113.7");
    expect(answer).toMatchObject({
      status: 429,
      body: {
        title: "Too many requests",
        status: 429,
        detail: "Muitas mensagens em pouco tempo. Tente novamente mais tarde.",
      },
    });
    expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(590);
    expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(600);
    expect(await leadsApi().storedLeads()).toHaveLength(3);
    expect((await postFrom("203.0.113.8")).status).toBe(201);
  });

  test("from many lines of one customer are one visitor's in the end, and others still write", async () => {
    const answers = [];
    for (let line = 0; line < 7; line++) {
      answers.push((await postFrom(`2001:db8:77:${line}::1`)).status);
    }
    expect(answers).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect((await postFrom("2001:db8:78::1")).status).toBe(201);
    expect((await postFrom("203.0.113.7")).status).toBe(201);
  });

  test("are taken again in the next window", async () => {
    for (let index = 0; index < 4; index++) await postFrom("203.0.113.7");
    await getDatabase().orm.execute(sql`
      update rate_limits set window_start = window_start - interval '10 minutes 1 second'
    `);
    expect((await postFrom("203.0.113.7")).status).toBe(201);
  });

  test("are counted by two processes together, exactly", async () => {
    const other = await connectAgain();
    const apis = [leadsApi(), leadsApi(other)];
    const posts = Array.from({ length: 12 }, (_, index) =>
      postFrom("203.0.113.7", apis[index % 2]),
    );
    const answers = await statuses(posts).finally(() => other.close());
    expect(answers.filter((status) => status === 201)).toHaveLength(3);
    expect(answers.filter((status) => status === 429)).toHaveLength(9);
    expect(await leadsApi().storedLeads()).toHaveLength(3);
  });

  test("from many addresses meet the common limit", async () => {
    const answers = await statuses(
      Array.from({ length: 20 }, (_, index) => postFrom(`203.0.113.${index}`)),
    );
    expect(answers.filter((status) => status === 201)).toHaveLength(8);
    expect(answers.filter((status) => status === 429)).toHaveLength(12);
  });

  test("from one line's IPv6 addresses are one visitor's", async () => {
    const answers = await statuses(
      Array.from({ length: 5 }, (_, index) => postFrom(`2001:db8:1:2::${index}`)),
    );
    expect(answers).toEqual([201, 201, 201, 429, 429]);
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

  test("of suspected spam count, too", async () => {
    const spam = { remarks: "https://spam.example" };
    for (let index = 0; index < 3; index++) await postFrom("203.0.113.7", leadsApi(), spam);
    expect((await postFrom("203.0.113.7", leadsApi(), spam)).status).toBe(429);
  });

  test("through a proxy on this machine that nobody told us to trust are not one visitor's", async () => {
    const answers = await statuses(Array.from({ length: 8 }, () => postFrom("127.0.0.1")));
    expect(answers).toEqual(answers.map(() => 201));
    expect((await postFrom("127.0.0.1")).status).toBe(429);
  });

  test("leave no address in the database, and their traces go", async () => {
    await postFrom("203.0.113.7");
    const keys = async () => {
      const { rows } = await getDatabase().orm.execute<{ key: string }>(
        sql`select key from rate_limits where starts_with(key, 'lead:')`,
      );
      return rows.map(({ key }) => key).toSorted();
    };
    const first = await keys();
    expect(first).toEqual(["lead:all", expect.stringMatching(/^lead:[0-9a-f]{24}$/)]);
    await getDatabase().orm.execute(sql`
      update rate_limits set window_start = window_start - interval '61 minutes'
    `);
    await postFrom("203.0.113.8");
    expect(await keys()).toHaveLength(2);
    expect(await keys()).not.toContain(first[1]);
  });
});

describeOnBothEngines("a burst", (getDatabase) => {
  test("of a thousand visitors at once is taken whole", async () => {
    const { post, jobs } = createLeadsApi(getDatabase());
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        post("/contact", aContactPost({ email: `guest-${index}@example.com` }), {
          "X-Forwarded-For": `203.0.${index % 250}.${Math.floor(index / 250)}`,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    const acknowledged = answers.map(({ body }) => body.data.id).toSorted();
    expect((await jobs()).toSorted()).toEqual(acknowledged);
  }, 90_000);
});
