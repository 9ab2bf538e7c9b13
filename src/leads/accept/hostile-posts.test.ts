import { expect, test } from "vitest";
import { aContactPost } from "#tests/builders/posts.ts";
import { createLeadsApi } from "#tests/leads-api.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

const JSON_TYPE = { "Content-Type": "application/json" };
const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded" };

describeWithDatabase("a hostile post", (database) => {
  test.each([
    ["no type", {}, "{}", 415],
    ["another type", { "Content-Type": "text/plain" }, JSON.stringify(aContactPost()), 415],
    ["no body", JSON_TYPE, "", 400],
    ["half a body", JSON_TYPE, '{"name": "Ana', 400],
    ["a list", JSON_TYPE, "[]", 400],
    ["a text", JSON_TYPE, '"name"', 400],
    ["form data without a boundary", { "Content-Type": "multipart/form-data" }, "name=Ana", 400],
    ["lists in lists in lists", JSON_TYPE, "[".repeat(60_000), 400],
    ["an empty object", JSON_TYPE, "{}", 422],
    ["broken percent signs", FORM_TYPE, "name=%ZZ%&&&=&%00", 422],
  ])("rejects %s", async (_, headers, body, status) => {
    const { send, storedLeads, lines } = createLeadsApi(database);
    const response = await send("/contact", { headers: headers as {}, body });
    expect(response).toMatchObject({ status, body: { status, instance: "/api/contact" } });
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    const types = status === 415 ? expect.stringContaining("application/json") : null;
    expect(response.headers.get("Accept-Post")).toEqual(types);
    expect(await storedLeads()).toEqual([]);
    expect(lines).toEqual([]);
  });

  test.each(["says its size", "hides its size"])(
    "rejects a body over 64 KB that %s",
    async (what) => {
      const { send, storedLeads } = createLeadsApi(database);
      const text = JSON.stringify(aContactPost({ padding: "x".repeat(64 * 1024) }));
      const body = what === "says its size" ? text : new Blob([text]).stream();
      const init = { headers: JSON_TYPE, body, duplex: "half" } as RequestInit;
      expect(await send("/contact", init)).toMatchObject({ status: 413, body: { status: 413 } });
      expect(await storedLeads()).toEqual([]);
    },
  );

  test("limits an IP before reading the body", async () => {
    const { send } = createLeadsApi(database);
    const headers = { ...JSON_TYPE, "X-Forwarded-For": "203.0.113.1" };
    const statuses = new Set<number>();
    for (let time = 0; time < 120; time += 1)
      statuses.add((await send("/contact", { headers, body: "null" })).status);
    expect([...statuses]).toEqual([400]);
    expect((await send("/contact", { headers, body: "x".repeat(70_000) })).status).toBe(429);
    const other = { ...headers, "X-Forwarded-For": "203.0.113.2" };
    expect((await send("/contact", { headers: other, body: "x".repeat(70_000) })).status).toBe(413);
  });

  test("accepts the longest message in any script", async () => {
    const { send } = createLeadsApi(database);
    const fields = aContactPost({ message: "気".repeat(5000) }) as Record<string, string>;
    expect((await send("/contact", { body: new URLSearchParams(fields) })).status).toBe(201);
  });

  test("ignores names of prototype properties", async () => {
    const { send, storedLeads } = createLeadsApi(database);
    const text = JSON.stringify(aContactPost()).slice(0, -1);
    const body = `${text}, "__proto__": {"state": "delivered", "score": 100},
      "constructor": {"prototype": {"name": "x"}}, "id": "${crypto.randomUUID()}",
      "score": 100, "state": "delivered", "reason": "x", "attempts": 9}`;
    const response = await send("/contact", { headers: JSON_TYPE, body });
    expect(response.status).toBe(201);
    expect(await storedLeads()).toMatchObject([
      { id: response.body.data.id, name: "Maria Silva", state: "waiting", score: 50, attempts: 0 },
    ]);
    expect(({} as Record<string, unknown>)["score"]).toBeUndefined();

    const form = `${new URLSearchParams(aContactPost({ email: "b@example.com" }) as {})}`;
    const posted = await send("/contact", { headers: FORM_TYPE, body: `${form}&__proto__=x` });
    expect(posted.status).toBe(201);
  });

  test("ignores deeply nested unknown fields", async () => {
    const { send } = createLeadsApi(database);
    const deep = `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`;
    const text = JSON.stringify(aContactPost()).slice(0, -1);
    const body = `${text}, "campaign": ${deep}, "utm_source": ${deep}}`;
    expect((await send("/contact", { headers: JSON_TYPE, body })).status).toBe(201);
  });

  test.each(["GET", "PUT"])("answers %s with 405", async (method) => {
    const { send } = createLeadsApi(database);
    for (const path of ["/contact", "/events/quote", "/newsletter"]) {
      const response = await send(path, { method });
      expect(response).toMatchObject({ status: 405, body: { status: 405 } });
      expect(response.headers.get("Allow")).toBe("POST");
    }
  });
});
