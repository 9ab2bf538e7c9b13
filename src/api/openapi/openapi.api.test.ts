import { createHash } from "node:crypto";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aContactPost } from "#tests/builders/posts.ts";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { createDatabasePlace, type DatabasePlace } from "#tests/test-database.ts";
import { connectDatabase, type Database } from "#database/connect.server.ts";
import { createApi } from "../api.ts";
import { healthApi } from "../health/health.api.ts";
import { siteSettingsApi } from "../site-settings/site-settings.api.ts";
import { DEFAULT_SITE_SETTINGS } from "#content/site-settings/site-settings.ts";
import { contactPost } from "#leads/accept/leads.contract.ts";

let place: DatabasePlace;
let database: Database;
/** Mounted as the server mounts them. */
const app = new Hono();

beforeAll(async () => {
  place = await createDatabasePlace("postgres");
  database = await connectDatabase(place.options);
  const { log } = recordLog();
  app.route("/", healthApi({ database, hasRoom: async () => true, log, isStopping: () => false }));
  const api = createApi({
    mountedIn: app,
    content: () => aSnapshot({}),
    database,
    log,
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
    vitals: { countryHeader: undefined, countries: [], siteUrl: "", trustedProxies: 0 },
  });
  app.route("/", api);
  app.route(
    "/",
    siteSettingsApi(() => DEFAULT_SITE_SETTINGS),
  );
});

afterAll(async () => {
  await database.close();
  await place.remove();
});

const openApi = async () => (await app.request("/api/openapi.json")).json();

const METHODS = ["GET", "POST"];

interface DescribedOperation {
  readonly path: string;
  readonly method: string;
  readonly summary: string;
  readonly operationId: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

async function describedOperations() {
  const { paths } = await openApi();
  return Object.entries<Record<string, Omit<DescribedOperation, "path" | "method">>>(paths).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(([method, operation]): DescribedOperation => {
        return { path, method: method.toUpperCase(), ...operation };
      }),
  );
}

test("every route that programs call is described, and nothing else", async () => {
  const described = (await describedOperations()).map(({ method, path }) => `${method} ${path}`);
  const routes = app.routes
    .filter(({ method }) => METHODS.includes(method))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  expect(described).toHaveLength(17);
  expect([...described, "GET /api/openapi.json", "GET /api/docs"].toSorted()).toEqual(
    [...new Set(routes)].toSorted(),
  );
});

test("each described operation responds with a status that it names", async () => {
  for (const { method, path, responses } of await describedOperations()) {
    const body = JSON.stringify(aContactPost());
    const headers = { "Content-Type": "application/json", "CF-IPCountry": "ES" };
    const init = method === "POST" ? { method, headers, body } : { headers };
    const response = await app.request(path.replaceAll(/\{.*?\}/g, "none"), init);
    expect(Object.keys(responses), path).toContain(String(response.status));
    expect(response.status === 404 && !path.includes("{"), path).toBe(false);
  }
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

test("operations have their own names, and every reference leads somewhere", async () => {
  const text = JSON.stringify(await openApi());
  const names = (await describedOperations()).map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("getApiRestaurantsSlugOrId");
  const references = new Set(Array.from(text.matchAll(/"\$ref":"([^"]+)"/g), ([, ref]) => ref));
  expect([...references]).toEqual(["#/components/schemas/Problem"]);
  expect(text).toContain('"components":{"schemas":{"Problem":{"type":"object"');
});

test("no operation asks for a key, and each names what is refused", async () => {
  expect((await openApi()).security).toEqual([]);
  for (const { responses, path } of await describedOperations()) {
    const refusals = Object.keys(responses).filter((status) => status.startsWith("4"));
    expect(refusals, path).not.toEqual([]);
  }
});

test("people read the same on a page that runs nothing", async () => {
  const response = await app.request("/api/docs");
  expect(response.headers.get("Content-Type")).toContain("text/html");
  const page = await response.text();
  for (const { method, path, summary } of await describedOperations()) {
    expect(page).toContain(`<code>${method} ${path}</code>`);
    expect(page).toContain(summary);
  }
  expect(page).toContain("<td>message</td><td>yes</td><td>string from 10 up to 5000</td>");
  expect(page).toContain("<td>data[].slug</td><td>yes</td><td>string</td>");
  expect(page).toContain("<td>csp-report.blocked-uri</td>");
  expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/);
  const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(response.headers.get("Content-Security-Policy")).toContain(`'sha256-${hash}'`);
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
});
