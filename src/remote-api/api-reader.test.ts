import { expect, test, vi } from "vitest";
import { outsideRequest, withRequestId } from "#runtime/http/current-request.ts";
import { FAQ } from "#content/built-in/built-in-content.server.ts";
import { anArticleRecord } from "#tests/builders/article-record.ts";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import type { PreparedResponse } from "#tests/product-api.ts";
import { ContentUnavailableError } from "#content/snapshot.ts";
import { callsTo } from "#tests/remote-calls.ts";

const RIO = aRestaurantRecord({ slug: "rubaiyat-rio", id: "rio" });
const HIDDEN = aRestaurantRecord({ slug: "hidden", isActive: false });

// Rule 5.4.
test.each([
  ["{data: […]}", { data: [RIO, HIDDEN] }],
  ["{data: {data: […]}}", { data: { data: [RIO, HIDDEN] } }],
])("reads a list as %s, without inactive restaurants", async (_, json) => {
  const { client, lines } = await callsTo({ "/restaurants": { json } });
  const restaurants = await client.listRestaurants();
  expect(restaurants.map(({ slug }) => slug)).toEqual(["rubaiyat-rio"]);
  expect(lines).toEqual([]);
});

// Rule 9.3.
test("skips and logs an invalid record", async () => {
  const json = { data: [null, "x", RIO] };
  const { client, messages } = await callsTo({ "/restaurants": { json } });
  expect(await client.listRestaurants()).toHaveLength(1);
  const message = "Erro ao processar dados do restaurante";
  expect(messages()).toEqual([message, message]);
});

test("requests a restaurant by its encoded slug", async () => {
  const { api, client } = await callsTo({ "/restaurants/a%20b%2Fc": { json: { data: RIO } } });
  expect(await client.findRestaurant("a b/c")).toMatchObject({ slug: "rubaiyat-rio" });
  expect(api.requests).toEqual(["/restaurants/a%20b%2Fc"]);
});

test.each<[string, PreparedResponse]>([
  ["404", { status: 404 }],
  ["{data: null}", { json: { data: null } }],
])("%s means an unknown restaurant or article", async (_, response) => {
  const { client, lines } = await callsTo({ "*": response });
  expect([await client.findRestaurant("a"), await client.findArticle("a")]).toEqual([null, null]);
  expect(lines).toEqual([]);
});

test("finds no hidden record", async () => {
  const { client, lines } = await callsTo({
    "/restaurants/hidden": { json: { data: HIDDEN } },
    "/news/slug/a%2Fb": { json: { data: anArticleRecord({ isPublished: false }) } },
  });
  expect(await client.findRestaurant("hidden")).toBeNull();
  expect(await client.findArticle("a/b")).toBeNull();
  expect(lines).toEqual([]);
});

test.each([
  { ok: true },
  { error: "x" },
  { data: {} },
  { data: { name: "A" } },
  { data: { slug: "" } },
])("%j is not a record and fails the look-up", async (json) => {
  const { client } = await callsTo({ "/restaurants/a": { json }, "/news/slug/a": { json } });
  await expect(client.findRestaurant("a")).rejects.toThrow(ContentUnavailableError);
  await expect(client.findArticle("a")).rejects.toThrow(ContentUnavailableError);
});

test.each(["", null, ".", undefined])(
  "finds a restaurant with the slug %j by its id",
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

const WORDS = {
  listRestaurants: "Erro ao buscar restaurantes",
  findRestaurant: "Erro ao buscar restaurante",
  listExperiences: "Erro ao carregar experiências",
  listArticles: "Erro ao carregar notícias",
  findArticle: "Erro ao carregar notícia",
  listMenus: "Erro ao buscar menus",
  listQuestions: "Erro ao carregar perguntas frequentes",
} as const;
const CALLS = Object.keys(WORDS) as (keyof typeof WORDS)[];

// Rules 5.5 and 9.2.
test.each<[string, PreparedResponse]>([
  ["500", { status: 500 }],
  ["no response in time", "hang"],
  ["a text where the data belongs", { json: { data: "none" } }],
])("%s fails every list and look-up with the catalogue's message", async (_, response) => {
  const { client, lines, messages } = await callsTo({ "*": response }, 300);
  const outcomes = await Promise.allSettled(CALLS.map((call) => client[call]("a")));
  const failure = { status: "rejected", reason: expect.any(ContentUnavailableError) };
  expect(outcomes).toEqual(CALLS.map(() => failure));
  expect(messages().toSorted()).toEqual(Object.values(WORDS).toSorted());
  const fields = { path: "/restaurants", reason: expect.any(String) };
  expect(lines).toContainEqual({ level: "error", message: WORDS.listRestaurants, fields });
});

// Rules 5.7 and 5.8.
test("uses the built-in menus and questions if the API offers none", async () => {
  const { client } = await callsTo({});
  const menus = await client.listMenus("rubaiyat-rio");
  expect(menus.map(({ kind }) => kind)).toEqual(["main", "dessert"]);
  expect(await client.listQuestions()).toEqual(FAQ.flatMap(({ questions }) => questions));
  await expect(client.listExperiences()).rejects.toThrow(ContentUnavailableError);
});

test.each([
  [{ data: [] }, true],
  [[], true],
  [{ data: { restaurants: [] } }, false],
  [{}, false],
  [null, false],
])("%j is an empty list: %j", async (json, isList) => {
  const { client } = await callsTo({ "/restaurants": { json } });
  const outcome = await client.listRestaurants().catch((error: unknown) => error);
  expect(outcome).toEqual(isList ? [] : expect.any(ContentUnavailableError));
});

test("cuts off an endless response", async () => {
  const { client, lines } = await callsTo({ "/restaurants": "endless" }, 120_000);
  await expect(client.listRestaurants()).rejects.toThrow(ContentUnavailableError);
  expect(lines).toMatchObject([{ fields: { reason: "RangeError: the response is too long" } }]);
});

test("shares one timeout among all calls of a request", async () => {
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

test("gives background work its own timeout", async () => {
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
