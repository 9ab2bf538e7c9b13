import { Hono } from "hono";
import { expect, test } from "vitest";
import { limitsOf } from "#tests/limits-of.ts";
import { aContactPost } from "#tests/builders/posts.ts";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import type { Database } from "#database/database.ts";
import { createApi } from "../api.ts";
import { healthApi } from "../health/health.api.ts";
import { siteSettingsApi } from "../site-settings/site-settings.api.ts";
import { DEFAULT_SITE_SETTINGS } from "#content/site-settings/site-settings.ts";
import { contactPost } from "#leads/accept/leads.contract.ts";

interface Operation {
  readonly summary: string;
  readonly operationId: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

function mountedOn(database: Database) {
  const app = new Hono();
  const { log } = recordLog();
  const lookUp = () => Promise.reject(new Error("not asked"));
  const submit = async () => ({ status: 201, id: "1", message: "Mensagem enviada!" }) as const;
  const beacons = { siteUrl: "", trustedProxies: 0 };
  app.route("/", healthApi({ database, hasRoom: async () => true, log, isStopping: () => false }));
  const api = createApi({
    mountedIn: app,
    content: () => aSnapshot({}),
    database,
    log,
    limit: limitsOf(),
    country: { header: "CF-IPCountry", trustedProxies: 0, lookUp },
    leads: { submit, trustedProxies: 0 },
    insights: { restaurantSlugs: async () => new Set(), ...beacons },
    vitals: { countryHeader: undefined, countries: [], ...beacons },
  });
  app.route("/", api).route(
    "/",
    siteSettingsApi(() => DEFAULT_SITE_SETTINGS),
  );
  return app;
}

describeWithDatabase("the description of the API", (database) => {
  async function described() {
    const app = mountedOn(database);
    const openApi = await (await app.request("/api/openapi.json")).json();
    const paths = Object.entries<Record<string, Operation>>(openApi.paths);
    const operations = paths.flatMap(([path, methods]) =>
      Object.entries(methods).map(([name, one]) => ({ ...one, path, method: name.toUpperCase() })),
    );
    return { app, openApi, operations };
  }

  test("describes exactly the routes that programs call", async () => {
    const { app, operations } = await described();
    const calls = operations.map(({ method, path }) => `${method} ${path}`);
    const routes = app.routes
      .filter(({ method }) => ["GET", "POST"].includes(method))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
    expect(calls).toHaveLength(16);
    expect(new Set([...calls, "GET /api/openapi.json"])).toEqual(new Set(routes));
  });

  test("names each status that an operation returns", async () => {
    const { app, operations } = await described();
    for (const { method, path, responses } of operations) {
      const body = JSON.stringify(aContactPost());
      const headers = { "Content-Type": "application/json", "CF-IPCountry": "ES" };
      const init = method === "POST" ? { method, headers, body } : { headers };
      const response = await app.request(path.replaceAll(/\{.*?\}/g, "none"), init);
      expect(Object.keys(responses), path).toContain(String(response.status));
      expect(response.status === 404 && !path.includes("{"), path).toBe(false);
    }
  });

  test("describes a form's fields as its contract checks them", async () => {
    const { paths, openapi } = (await described()).openApi;
    expect(openapi).toBe("3.1.0");
    const { schema } = paths["/api/contact"].post.requestBody.content["application/json"];
    expect(Object.keys(schema.properties)).toEqual(Object.keys(contactPost.shape));
    expect(schema.required.toSorted()).toEqual(
      ["name", "email", "phone", "subject", "restaurant", "message"].toSorted(),
    );
    expect(schema.properties.message).toEqual({ type: "string", minLength: 10, maxLength: 5000 });
    expect(schema.properties.email).toMatchObject({ format: "email", maxLength: 254 });
  });

  test("gives operations unique names, no authentication, and their refusals", async () => {
    const { openApi, operations } = await described();
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("getApiRestaurantsSlugOrId");
    expect(openApi.security).toEqual([]);
    for (const { responses, path } of operations) {
      const refusals = Object.keys(responses).filter((status) => status.startsWith("4"));
      expect(refusals, path).not.toEqual([]);
    }
  });

  test("has no dangling reference", async () => {
    const text = JSON.stringify((await described()).openApi);
    const references = new Set(Array.from(text.matchAll(/"\$ref":"([^"]+)"/g), ([, ref]) => ref));
    expect([...references]).toEqual(["#/components/schemas/Problem"]);
    expect(text).toContain('"components":{"schemas":{"Problem":{"type":"object"');
  });
});
