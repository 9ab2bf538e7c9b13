import { expect, onTestFinished, test, vi } from "vitest";
import { outsideRequest, withRequestId } from "#http/current-request.ts";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { recordLog } from "#tests/log-recorder.ts";
import type { PreparedResponse } from "#tests/product-api.ts";
import { ContentUnavailableError } from "#content/snapshot.ts";
import { callsTo, remoteCalls } from "#tests/remote-calls.ts";

const RIO = aRestaurantRecord({ slug: "rubaiyat-rio", id: "rio" });
const HIDDEN = aRestaurantRecord({ slug: "hidden", isActive: false });

// Rule 5.4.
test.each([
  ["{data: […]}", { data: [RIO, HIDDEN] }],
  ["{data: {data: […]}}", { data: { data: [RIO, HIDDEN] } }],
])("the list is understood as %s, and inactive restaurants are left out", async (_, json) => {
  const { client, lines } = await callsTo({ "/restaurants": { json } });
  const restaurants = await client.listRestaurants();
  expect(restaurants.map(({ slug }) => slug)).toEqual(["rubaiyat-rio"]);
  expect(lines).toEqual([]);
});

test("an empty list is empty, not a failure", async () => {
  const { client } = await callsTo({ "/restaurants": { json: { data: [] } } });
  expect(await client.listRestaurants()).toEqual([]);
});

// Rule 9.3.
test("a record that makes no sense is skipped and logged; the others stay", async () => {
  const json = { data: [null, "x", RIO] };
  const { client, messages } = await callsTo({ "/restaurants": { json } });
  expect(await client.listRestaurants()).toHaveLength(1);
  const message = "Erro ao processar dados do restaurante";
  expect(messages()).toEqual([message, message]);
});

test("one restaurant is asked for by its name, percent-encoded", async () => {
  const { api, client } = await callsTo({ "/restaurants/a%20b%2Fc": { json: { data: RIO } } });
  expect(await client.findRestaurant("a b/c")).toMatchObject({ slug: "rubaiyat-rio" });
  expect(api.requests).toEqual(["/restaurants/a%20b%2Fc"]);
});

test.each<[string, PreparedResponse]>([
  ["404", { status: 404 }],
  ["{data: null}", { json: { data: null } }],
  ["an inactive restaurant", { json: { data: HIDDEN } }],
])("%s means that there is no such restaurant", async (_, response) => {
  const { client, lines } = await callsTo({ "/restaurants/hidden": response });
  expect(await client.findRestaurant("hidden")).toBeNull();
  expect(lines).toEqual([]);
});

test.each([
  { ok: true },
  { error: "x" },
  { data: {} },
  { data: { name: "A" } },
  { data: { slug: "" } },
])("%j is no record, and fails the look-up of a restaurant and of an article", async (json) => {
  const { client } = await callsTo({ "/restaurants/a": { json }, "/news/slug/a": { json } });
  await expect(client.findRestaurant("a")).rejects.toThrow(ContentUnavailableError);
  await expect(client.findArticle("a")).rejects.toThrow(ContentUnavailableError);
});

test.each(["", null, ".", undefined])(
  "a restaurant whose slug is %j is found by its id",
  async (slug) => {
    const record = { ...RIO, slug };
    const responses = {
      "/restaurants": { json: { data: [record] } },
      "/restaurants/rio": { json: record },
    };
    const { client } = await callsTo(responses);
    expect((await client.listRestaurants()).map((one) => one.slug)).toEqual(["rio"]);
    expect(await client.findRestaurant("rio")).toMatchObject({ slug: "rio", id: "rio" });
  },
);

const FAILURES: readonly [string, PreparedResponse][] = [
  ["500", { status: 500 }],
  ["no response in time", "hang"],
  ["a text where the data belongs", { json: { data: "none" } }],
];

// Rules 5.5 and 9.2.
test.each(FAILURES)(
  "%s fails the list and the look-up of one restaurant, with the catalogue's lines",
  async (_, response) => {
    const { client, lines } = await callsTo({ "*": response }, 300);
    await expect(client.listRestaurants()).rejects.toThrow(ContentUnavailableError);
    await expect(client.findRestaurant("rubaiyat-rio")).rejects.toThrow(ContentUnavailableError);
    expect(lines).toEqual([
      {
        level: "error",
        message: "Erro ao buscar restaurantes",
        fields: { path: "/restaurants", reason: expect.any(String) },
      },
      expect.objectContaining({ level: "error", message: "Erro ao buscar restaurante" }),
    ]);
  },
);

test.each([{ data: { restaurants: [] } }, {}, null, []])(
  "%j is an empty list or a failure, never a list of something else",
  async (json) => {
    const { client } = await callsTo({ "/restaurants": { json } });
    const outcome = await client.listRestaurants().catch((error: unknown) => error);
    if (Array.isArray(json)) expect(outcome).toEqual([]);
    else expect(outcome).toBeInstanceOf(ContentUnavailableError);
  },
);

test("a response without an end is cut off by its length, before time runs out", async () => {
  const { client, lines } = await callsTo({ "/restaurants": "endless" }, 120_000);
  await expect(client.listRestaurants()).rejects.toThrow(ContentUnavailableError);
  expect(lines).toMatchObject([{ fields: { reason: "RangeError: the response is too long" } }]);
});

test("a URL where nothing listens fails at once", async () => {
  const { api, client, messages } = await callsTo({});
  await api.close();
  await expect(client.listRestaurants()).rejects.toThrow(ContentUnavailableError);
  expect(messages()).toEqual(["Erro ao buscar restaurantes"]);
});

test("a response that is not JSON fails the call", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>gateway</html>"));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { log, messages } = recordLog();
  const client = remoteCalls({ baseUrl: "http://api.example", log, timeoutMs: 1000 });
  await expect(client.listRestaurants()).rejects.toThrow(ContentUnavailableError);
  expect(messages()).toEqual(["Erro ao buscar restaurantes"]);
});

test("all calls of one request have one limit of time together; the next request has its own", async () => {
  const limits = vi.spyOn(AbortSignal, "timeout");
  const { client } = await callsTo({ "/restaurants": "hang" }, 400);
  const threeCalls = async () => {
    for (let count = 0; count < 3; count++) await client.listRestaurants().catch(() => undefined);
    return limits.mock.calls.splice(0).map(([milliseconds]) => milliseconds);
  };
  for (const id of ["first", "second"]) {
    const { promise, resolve } = Promise.withResolvers<number[]>();
    withRequestId(id, () => void threeCalls().then(resolve));
    const [whole, ...rest] = await promise;
    expect(whole).toBeGreaterThan(350);
    expect(rest).toEqual([0, 0]);
  }
});

test("work that nobody waits for has the limit of each call, whatever request has begun it", async () => {
  const list: PreparedResponse = { json: { data: [RIO] } };
  const { api, client } = await callsTo({ "/restaurants": list }, 60_000);
  const { promise, resolve } = Promise.withResolvers<readonly unknown[]>();
  withRequestId("first", async () => {
    await client.listRestaurants();
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    api.responses.set("/restaurants", "hang");
    await expect(client.listRestaurants()).rejects.toThrow(ContentUnavailableError);
    api.responses.set("/restaurants", list);
    outsideRequest(() => void client.listRestaurants().then(resolve));
  });
  expect(await promise).toHaveLength(1);
});
