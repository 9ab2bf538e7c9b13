import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { builtInRestaurants } from "#content/built-in/built-in-restaurants.ts";
import { BUILT_IN_QUESTIONS } from "#content/built-in/built-in-content.server.ts";
import { DEFAULT_SITE_SETTINGS } from "#content/site-settings/site-settings.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { knownRestaurants } from "#server/known-restaurants.ts";
import { anArticleRecord } from "#tests/builders/article-record.ts";
import { aRestaurantRecord } from "#tests/builders/restaurant-record.ts";
import { recordLog } from "#tests/log-recorder.ts";
import type { PreparedResponse } from "#tests/product-api.ts";
import { productApi } from "#tests/remote-calls.ts";
import { createRemoteContent } from "./remote-content.ts";

const NEWS = "/news?published=true&active=true";
const RESTAURANTS = { json: { data: [aRestaurantRecord({ slug: "casa-nova" })] } };
const BUILT_IN = builtInRestaurants().map(({ slug }) => slug);
const FAILURES: readonly [string, PreparedResponse][] = [
  ["fails", { status: 500 }],
  ["hangs", "hang"],
];

async function remote(responses: Readonly<Record<string, PreparedResponse>>, maxAgeMs = 60_000) {
  const api = await productApi(responses);
  const content = createRemoteContent({
    baseUrl: api.url,
    settings: DEFAULT_SITE_SETTINGS,
    maxAgeMs,
    timeoutMs: 800,
    log: recordLog().log,
  });
  return { api, content, read: content.reader() };
}

const slugsOf = (restaurants: Snapshot["restaurants"]) => restaurants?.map(({ slug }) => slug);

// Rule 5.6.
test("requests only a page's parts, each time, and lets each fail independently", async () => {
  const { api, read } = await remote({
    "/restaurants": RESTAURANTS,
    "/experiences": { status: 500 },
  });
  for (let time = 0; time < 2; time += 1) {
    const content = await read(["restaurants", "experiences"]);
    expect(slugsOf(content.restaurants)).toEqual(["casa-nova"]);
    expect([content.experiences, content.isWhole]).toEqual([undefined, false]);
  }
  expect(api.requests.toSorted()).toEqual(
    ["/restaurants", "/experiences", "/restaurants", "/experiences"].toSorted(),
  );
  expect((await read(["restaurants"])).isWhole).toBe(true);
});

test("tells an absent record from an unreadable one", async () => {
  const { read } = await remote({
    "/restaurants/casa-nova": { json: { data: aRestaurantRecord({ slug: "casa-nova" }) } },
    "/restaurants/away": { status: 500 },
  });
  const ask = async (slug: string) => {
    const content = await read([{ restaurant: slug }, { menusOf: slug }]);
    return content.findRestaurant(slug);
  };
  expect(await ask("casa-nova")).toMatchObject({ slug: "casa-nova" });
  expect(await ask("nowhere")).toBeNull();
  expect(await ask("away")).toBeUndefined();
});

// Rule 2.9.
test.each(FAILURES)(
  "keeps the last known or built-in restaurants for layout and forms while the API %s",
  async (_, failure) => {
    const { api, content, read } = await remote({ "/restaurants": failure });
    const layout = async () => (await read(["restaurants"], 50)).known.restaurants;
    expect(slugsOf(await layout())).toEqual(BUILT_IN);
    expect(await knownRestaurants(content)).toEqual(new Set(BUILT_IN));
    api.responses.set("/restaurants", RESTAURANTS);
    await expect.poll(async () => slugsOf(await layout())).toEqual(["casa-nova"]);
    api.responses.set("/restaurants", failure);
    expect(slugsOf(await layout())).toEqual(["casa-nova"]);
    expect(await knownRestaurants(content)).toEqual(new Set(["casa-nova", ...BUILT_IN]));
  },
);

test("lets only the first page wait for a hanging optional list", async () => {
  const { read } = await remote({ "/restaurants": "hang" });
  const wait = async (limitMs?: number) => {
    const began = performance.now();
    const content = await read(["restaurants"], limitMs);
    expect([content.restaurants, content.isWhole]).toEqual([undefined, false]);
    return performance.now() - began;
  };
  expect(await wait(300)).toBeGreaterThan(250);
  expect(await Promise.race([wait(700), sleep(500, "later")])).not.toBe("later");
  expect(await wait()).toBeGreaterThan(500);
});

// Rule 3.1.
test.each([...FAILURES, ["answers nonsense", { json: { ok: true } }] as const])(
  "keeps the last known or built-in questions while the API %s",
  async (_, failure) => {
    const { api, read } = await remote({ "/faq": failure });
    const questions = async () => (await read(["questions"])).known.questions;
    expect(await questions()).toEqual(BUILT_IN_QUESTIONS);
    api.responses.set("/faq", { json: { data: [{ question: { pt: "Há vagas?" } }] } });
    expect(await questions()).toMatchObject([{ question: { pt: "Há vagas?" } }]);
    api.responses.set("/faq", failure);
    expect(await questions()).toMatchObject([{ question: { pt: "Há vagas?" } }]);
  },
);

test("shows an empty list, but does not keep it as last known", async () => {
  const { api, read } = await remote({ "/restaurants": RESTAURANTS });
  await read(["restaurants"]);
  api.responses.set("/restaurants", { json: { data: [] } });
  expect((await read(["restaurants"])).known.restaurants).toEqual([]);
  api.responses.set("/restaurants", { status: 500 });
  expect(slugsOf((await read(["restaurants"])).known.restaurants)).toEqual(["casa-nova"]);
});

test("caches which pages exist, without the texts of articles", async () => {
  const news = { json: { data: [anArticleRecord({ slug: "vinhos" })] } };
  const { api, content } = await remote({ "/restaurants": RESTAURANTS, [NEWS]: news });
  expect(content.current().restaurants).toBeUndefined();
  await content.refreshKnown();
  await content.refreshKnown();
  expect(api.requests).toHaveLength(3);
  expect(slugsOf(content.current().restaurants)).toEqual(["casa-nova"]);
  expect(content.current()).toBe(content.current());
  expect(content.current().findArticle("vinhos")).not.toHaveProperty("content");
  expect(content.current().findArticle("nothing")).toBeNull();
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  expect(content.current().restaurants).toBeUndefined();
  // A maximum age of 0 turns this off.
  const unkept = await remote({ "/restaurants": RESTAURANTS }, 0);
  await unkept.content.refreshKnown();
  expect(unkept.api.requests).toEqual([]);
  expect(unkept.content.current().restaurants).toBeUndefined();
});

// Rule 1.9.
test.each<[string, PreparedResponse]>([
  ["lacks them", { json: { data: null } }],
  ["fails", { status: 500 }],
])("serves the two fixed articles while the API %s", async (_, response) => {
  const { read } = await remote({ "*": response });
  for (const slug of ["nova-carta-vinhos", "premio-melhor-steakhouse"]) {
    const content = await read([{ article: slug }]);
    const [article] = await content.withTexts([content.findArticle(slug)!]);
    expect(article).toMatchObject({ slug, languages: ["pt", "en", "es"] });
    expect(article?.content.pt).not.toBe("");
  }
  expect((await read([{ article: "other" }])).findArticle("other")).toBeFalsy();
});
