import { expect, onTestFinished, test, vi } from "vitest";
import type { ApiClient } from "#api/api-client.ts";
import type { Menu } from "#api/menus/menus.contract.ts";
import { builtInRestaurants } from "#api/restaurants/built-in-restaurants.ts";
import { anArticleRecord } from "#tests/builders/article-record.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { cacheContent, createContentClient, watchFailures } from "./content-client.ts";

const RESTAURANTS = builtInRestaurants();
const FIRST = { skip: 0, limit: 48 };

function counting(overrides: Partial<ApiClient> = {}) {
  const api: ApiClient = {
    listRestaurants: vi.fn<ApiClient["listRestaurants"]>(async () => RESTAURANTS),
    findRestaurant: vi.fn<ApiClient["findRestaurant"]>(
      async (wanted) => RESTAURANTS.find(({ slug }) => slug === wanted) ?? null,
    ),
    listExperiences: vi.fn<ApiClient["listExperiences"]>(async () => []),
    listArticles: vi.fn<ApiClient["listArticles"]>(async () => ({ articles: [], total: 0 })),
    listAllArticles: vi.fn<ApiClient["listAllArticles"]>(async () => []),
    listNewestArticles: vi.fn<ApiClient["listNewestArticles"]>(async () => []),
    findArticle: vi.fn<ApiClient["findArticle"]>(async () => null),
    listMenus: vi.fn<ApiClient["listMenus"]>(async () => []),
    listQuestions: vi.fn<ApiClient["listQuestions"]>(async () => []),
    ...overrides,
  };
  return { api, ...cacheContent(api) };
}

test("each thing is asked once, also by two at the same moment, until the content changes", async () => {
  const { api, client, invalidate } = counting();
  const [first, second] = await Promise.all([client.listRestaurants(), client.listRestaurants()]);
  expect(first).toBe(second);
  await client.listArticles(FIRST);
  expect(await client.listRestaurants()).toBe(first);
  expect(api.listRestaurants).toHaveBeenCalledTimes(1);
  expect(api.listArticles).toHaveBeenCalledTimes(1);
  invalidate();
  await client.listRestaurants();
  expect(api.listRestaurants).toHaveBeenCalledTimes(2);
});

test("pages of a list that do not exist are not remembered: there are countless", async () => {
  const { api, client } = counting();
  const beyond = { skip: 480, limit: 48 };
  await client.listArticles(beyond);
  await client.listArticles(beyond);
  expect(api.listArticles).toHaveBeenCalledTimes(2);
});

test("one restaurant is not taken for another", async () => {
  const { client } = counting();
  for (const { slug } of RESTAURANTS) {
    expect((await client.findRestaurant(slug))?.slug).toBe(slug);
  }
});

test("that something does not exist is asked again each time", async () => {
  const { api, client } = counting();
  expect(await client.findArticle("new")).toBeNull();
  expect(await client.findArticle("new")).toBeNull();
  expect(api.findArticle).toHaveBeenCalledTimes(2);
});

test("menus are remembered by restaurant, and a restaurant without any is asked for again", async () => {
  const menu = { restaurant: "rubaiyat-rio" } as Menu;
  const listMenus = vi.fn<ApiClient["listMenus"]>(async (slug) =>
    slug === "nowhere" ? [] : [menu],
  );
  const { client } = counting({ listMenus });
  for (const slug of ["rubaiyat-rio", undefined, "nowhere", "rubaiyat-rio", undefined, "nowhere"]) {
    await client.listMenus(slug);
  }
  expect(listMenus.mock.calls).toEqual([["rubaiyat-rio"], []]);
});

test("what is in a list that is known is not asked for by itself", async () => {
  const menu = { restaurant: "rubaiyat-rio" } as Menu;
  const { api, client, invalidate } = counting({
    listMenus: vi.fn<ApiClient["listMenus"]>(async () => [menu]),
  });
  await Promise.all([client.listRestaurants(), client.listMenus()]);
  for (const { slug } of RESTAURANTS) expect((await client.findRestaurant(slug))?.slug).toBe(slug);
  expect(await client.listMenus("rubaiyat-rio")).toEqual([menu]);
  expect(await client.listMenus("rubaiyat-madrid")).toEqual([]);
  expect(api.findRestaurant).not.toHaveBeenCalled();
  expect(api.listMenus).toHaveBeenCalledTimes(1);
  invalidate();
  await client.findRestaurant("rubaiyat-rio");
  await client.listMenus("rubaiyat-rio");
  expect(api.findRestaurant).toHaveBeenCalledTimes(1);
  expect(api.listMenus).toHaveBeenLastCalledWith("rubaiyat-rio");
});

test("what a list that cannot be read may have is asked for by itself", async () => {
  const { api, client } = counting({
    listRestaurants: async () => Promise.reject(new Error("away")),
  });
  const [list, found] = await Promise.allSettled([
    client.listRestaurants(),
    client.findRestaurant("rubaiyat-rio"),
  ]);
  expect([list.status, found.status]).toEqual(["rejected", "fulfilled"]);
  expect(api.findRestaurant).toHaveBeenCalledTimes(1);
});

test("a restaurant asked for by its id is asked for again each time", async () => {
  const found = RESTAURANTS[0] ?? null;
  const findRestaurant = vi.fn<ApiClient["findRestaurant"]>(async () => found);
  const { client } = counting({ findRestaurant });
  expect(await client.findRestaurant("AN-ID")).toBe(found);
  expect(await client.findRestaurant("AN-ID")).toBe(found);
  expect(findRestaurant).toHaveBeenCalledTimes(2);
});

test("a failure reaches every caller, and the next call asks again", async () => {
  const listRestaurants = vi
    .fn<ApiClient["listRestaurants"]>()
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValue(RESTAURANTS);
  const { client } = counting({ listRestaurants });
  const asked = [client.listRestaurants(), client.listRestaurants()];
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await client.listRestaurants()).toBe(RESTAURANTS);
  expect(listRestaurants).toHaveBeenCalledTimes(2);
});

test("a response that a change overtook is not found afterwards", async () => {
  const old = Promise.withResolvers<typeof RESTAURANTS>();
  const listRestaurants = vi
    .fn<ApiClient["listRestaurants"]>()
    .mockReturnValueOnce(old.promise)
    .mockResolvedValue(RESTAURANTS);
  const { client, invalidate } = counting({ listRestaurants });
  const asked = client.listRestaurants();
  invalidate();
  old.resolve([]);
  expect(await asked).toEqual([]);
  expect(await client.listRestaurants()).toBe(RESTAURANTS);
});

test("a render can tell whether one of its calls failed", async () => {
  const { client } = counting({
    listArticles: async () => {
      throw new Error("away");
    },
  });
  const failing = watchFailures(client);
  const whole = watchFailures(client);
  await expect(failing.client.listArticles(FIRST)).rejects.toThrow("away");
  expect(await whole.client.listRestaurants()).toBe(RESTAURANTS);
  expect([failing.hadFailure(), whole.hadFailure()]).toEqual([true, false]);
});

test("the API in this process is asked once, and again after a change", async () => {
  const inProcess = vi.fn<(request: Request) => Response>(() =>
    Response.json({ data: [], total: 0, nextCursor: null }),
  );
  const content = createContentClient({ remoteUrl: undefined, inProcess, log: recordLog().log });
  await content.client.listArticles(FIRST);
  await content.client.listArticles(FIRST);
  expect(inProcess).toHaveBeenCalledTimes(1);
  content.invalidate();
  await content.client.listArticles(FIRST);
  expect(inProcess).toHaveBeenCalledTimes(2);
});

test.each([
  ["lacks them", async () => Response.json({ data: null })],
  ["fails", async () => new Response(null, { status: 500 })],
])("the two fixed articles exist where a remote API %s; others as it says", async (_, respond) => {
  vi.stubGlobal("fetch", respond);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { client } = createContentClient({
    remoteUrl: "http://api.example/api",
    inProcess: () => expect.fail("the API in this process is not asked"),
    log: recordLog().log,
  });
  for (const slug of ["nova-carta-vinhos", "premio-melhor-steakhouse"]) {
    const article = await client.findArticle(slug);
    expect(article).toMatchObject({ slug, languages: ["pt", "en", "es"] });
  }
  expect(await client.findArticle("other").catch(() => null)).toBeNull();
});

test("a fixed article of a remote API's own is shown, and one that it lacks is known to exist", async () => {
  const record = anArticleRecord({ slug: "nova-carta-vinhos" });
  vi.stubGlobal("fetch", async ({ url }: Request) =>
    Response.json({ data: url.includes("/slug/") ? record : [record] }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { client } = createContentClient({
    remoteUrl: "http://api.example/api",
    inProcess: () => expect.fail("the API in this process is not asked"),
    log: recordLog().log,
  });
  expect((await client.findArticle("nova-carta-vinhos"))?.title.en).toBe("Wines");
  expect((await client.listArticles(FIRST)).total).toBe(1);
  expect((await client.listAllArticles()).map(({ slug }) => slug)).toEqual([
    "nova-carta-vinhos",
    "premio-melhor-steakhouse",
  ]);
});

// Rule 5.6.
test("a remote API, which announces nothing, is asked each time", async () => {
  const network = vi.fn<typeof fetch>(async () => Response.json({ data: [] }));
  vi.stubGlobal("fetch", network);
  const { client } = createContentClient({
    remoteUrl: "http://api.example/api",
    inProcess: () => expect.fail("the API in this process is not asked"),
    log: recordLog().log,
  });
  await client.listArticles(FIRST);
  await client.listArticles(FIRST);
  expect(network).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
