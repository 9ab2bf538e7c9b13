import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aContactPost } from "#tests/builders/posts.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { createDatabasePlace, type DatabasePlace } from "#tests/test-database.ts";
import { connectDatabase, type Database } from "#database/connect.server.ts";
import { createApi } from "../api.ts";
import { contactPost } from "#leads/accept/leads.contract.ts";
import { OPERATIONS } from "./operations.ts";

let place: DatabasePlace;
let database: Database;
let api: ReturnType<typeof createApi>;

beforeAll(async () => {
  place = await createDatabasePlace("pglite");
  database = await connectDatabase(place.options);
  api = createApi({
    database,
    log: recordLog().log,
    country: {
      header: "CF-IPCountry",
      trustedProxies: 0,
      lookUp: () => Promise.reject(new Error("not asked")),
    },
    leads: {
      submit: async () => ({ status: 201, id: "1", message: "Mensagem enviada!" }),
      trustedProxies: 0,
    },
    insights: { restaurantSlugs: async () => new Set(), siteUrl: "", trustedProxies: 0 },
  });
});

afterAll(async () => {
  await database.close();
  await place.remove();
});

const openApi = async () => (await api.request("/api/openapi.json")).json();

test("every call of the API is described, and every described one is there", async () => {
  const { paths } = await openApi();
  const described = Object.keys(paths).filter((path) => path.startsWith("/api"));
  for (const path of described) {
    const [method = ""] = Object.keys(paths[path]);
    const body = JSON.stringify(aContactPost());
    const headers = { "Content-Type": "application/json", "CF-IPCountry": "ES" };
    const init = method === "post" ? { method: "POST", headers, body } : { headers };
    const response = await api.request(path.replaceAll(/\{.*?\}/g, "none"), init);
    const statuses = Object.keys(paths[path][method].responses);
    expect(statuses, path).toContain(String(response.status));
    expect(response.status === 404 && !path.includes("{"), path).toBe(false);
  }
  const routes = api.routes
    .filter(({ method }) => method === "GET" || method === "POST")
    .map(({ path }) => path.replaceAll(/:(\w+)/g, "{$1}"));
  const undescribed = new Set(routes.filter((path) => !described.includes(path)));
  expect([...undescribed]).toEqual(["/api/openapi.json", "/api/docs"]);
});

test("the fields of a form are described as its contract checks them", async () => {
  const { paths, openapi } = await openApi();
  expect(openapi).toBe("3.1.0");
  const { schema } = paths["/api/contact"].post.requestBody.content["application/json"];
  expect(Object.keys(schema.properties)).toEqual(Object.keys(contactPost.shape));
  expect(schema.required.toSorted()).toEqual(
    ["name", "email", "phone", "subject", "restaurant", "message"].toSorted(),
  );
  expect(schema.properties.message).toEqual({ type: "string", minLength: 10, maxLength: 5000 });
  expect(schema.properties.email).toMatchObject({ format: "email", maxLength: 254 });
});

test("operations have names of their own, and every reference leads somewhere", async () => {
  const text = JSON.stringify(await openApi());
  const names = Array.from(text.matchAll(/"operationId":"(\w+)"/g), ([, name]) => name);
  expect(new Set(names).size).toBe(OPERATIONS.length);
  const references = new Set(Array.from(text.matchAll(/"\$ref":"([^"]+)"/g), ([, ref]) => ref));
  expect([...references]).toEqual(["#/components/schemas/Problem"]);
  expect(text).toContain('"components":{"schemas":{"Problem":{"type":"object"');
});

test("no call asks for a key, and each names what is refused", async () => {
  const { security, paths } = await openApi();
  expect(security).toEqual([]);
  const operations = Object.values<Record<string, { responses: object }>>(paths).flatMap((path) =>
    Object.values(path),
  );
  expect(operations).toHaveLength(OPERATIONS.length);
  for (const { responses } of operations)
    expect(Object.keys(responses).filter((status) => status.startsWith("4"))).not.toEqual([]);
});

test("people read the same on a page that runs nothing", async () => {
  const response = await api.request("/api/docs");
  expect(response.headers.get("Content-Type")).toContain("text/html");
  const page = await response.text();
  for (const { method, path, summary } of OPERATIONS) {
    expect(page).toContain(`<code>${method.toUpperCase()} ${path}</code>`);
    expect(page).toContain(summary);
  }
  expect(page).toContain("<td>message</td><td>yes</td><td>string from 10 up to 5000</td>");
  expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/);
  const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(response.headers.get("Content-Security-Policy")).toContain(`'sha256-${hash}'`);
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
});
