import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { type CachedResponse, cacheResponse, respondFrom } from "./cached-response.ts";
import { ResponseCache } from "./response-cache.ts";

type Created = CachedResponse | Response;

const HTML = "<h1>Olá</h1>".repeat(100);
const holding = (html: string) =>
  cacheResponse({ identity: new Uint8Array(Buffer.from(html)) }, { "Content-Type": "text/html" });
const PAGE = holding(HTML);

function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<Created>();
  return { render: vi.fn<() => Promise<Created>>(() => promise), resolve, reject };
}

async function bodyOf(created: Created): Promise<string> {
  return (
    "variants" in created ? respondFrom(created, new Request("http://site.example/pt")) : created
  ).text();
}

test("a page is rendered once and sent from memory after that", async () => {
  const cache = new ResponseCache();
  const render = vi.fn<() => Promise<Created>>(async () => PAGE);
  const first = await cache.getOrCreate("/pt", render);
  expect(await cache.getOrCreate("/pt", render)).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);
});

test("requests at the same moment share one render", async () => {
  const cache = new ResponseCache();
  const { render, resolve } = pending();
  const asked = [1, 2, 3].map(() => cache.getOrCreate("/pt", render));
  resolve(PAGE);
  const [first, ...others] = await Promise.all(asked);
  expect(others).toEqual([first, first]);
  expect(render).toHaveBeenCalledTimes(1);
});

test("a response that may not be cached is shared, and made again the next time", async () => {
  const cache = new ResponseCache();
  const render = vi.fn<() => Promise<Response>>(async () => new Response("503", { status: 503 }));
  const shared = await Promise.all([
    cache.getOrCreate("/pt", render),
    cache.getOrCreate("/pt", render),
  ]);
  expect(await Promise.all(shared.map(bodyOf))).toEqual(["503", "503"]);
  expect(render).toHaveBeenCalledTimes(1);
  await cache.getOrCreate("/pt", render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.size).toBe(0);
});

test("a render that fails is no page: everybody waiting hears of it, the next one tries again", async () => {
  const cache = new ResponseCache();
  const { render, reject } = pending();
  const asked = [cache.getOrCreate("/pt", render), cache.getOrCreate("/pt", render)];
  reject(new Error("render"));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect("variants" in (await cache.getOrCreate("/pt", async () => PAGE))).toBe(true);
});

test("a render that a content change overtook is sent but not cached", async () => {
  const cache = new ResponseCache();
  const old = pending();
  const asked = cache.getOrCreate("/pt", old.render);
  cache.clear();
  const fresh = await cache.getOrCreate("/pt", async () => holding("new"));
  old.resolve(holding("old"));
  expect(await bodyOf(await asked)).toBe("old");
  expect(await cache.getOrCreate("/pt", async () => PAGE)).toBe(fresh);
});

test("after a content change nobody gets a render that began before it", async () => {
  const cache = new ResponseCache();
  const old = pending();
  const before = cache.getOrCreate("/pt", old.render);
  cache.clear();
  const after = cache.getOrCreate("/pt", async () => holding("new"));
  old.resolve(holding("old"));
  await before;
  expect(await bodyOf(await after)).toBe("new");
});

test("clearing forgets every page", async () => {
  const cache = new ResponseCache();
  await cache.getOrCreate("/pt", async () => PAGE);
  await cache.getOrCreate("/en", async () => PAGE);
  expect(cache.size).toBe(2);
  cache.clear();
  expect(cache.size).toBe(0);
});

test("the least recently used pages leave when the bytes run out", async () => {
  const cache = new ResponseCache({ maxBytes: PAGE.size * 2 });
  const render = vi.fn<() => Promise<Created>>(async () => PAGE);
  for (const key of ["/one", "/two", "/one", "/three"]) await cache.getOrCreate(key, render);
  expect(cache.size).toBe(2);
  expect(render).toHaveBeenCalledTimes(3);
  await cache.getOrCreate("/one", render);
  expect(render).toHaveBeenCalledTimes(3);
  await cache.getOrCreate("/two", render);
  expect(render).toHaveBeenCalledTimes(4);
});

test("a page larger than the whole cache is sent all the same", async () => {
  const cache = new ResponseCache({ maxBytes: 10 });
  expect(await bodyOf(await cache.getOrCreate("/pt", async () => PAGE))).toBe(HTML);
  expect(cache.size).toBe(0);
});

test("a page past its age is rendered anew", async () => {
  const cache = new ResponseCache({ maxAgeMs: 50 });
  const render = vi.fn<() => Promise<Created>>(async () => PAGE);
  await cache.getOrCreate("/pt", render);
  await cache.getOrCreate("/pt", render);
  expect(render).toHaveBeenCalledTimes(1);
  await sleep(60);
  await cache.getOrCreate("/pt", render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.size).toBe(1);
});

test("with an age of nothing, nothing is cached", async () => {
  const cache = new ResponseCache({ maxAgeMs: 0 });
  const render = vi.fn<() => Promise<Created>>(async () => PAGE);
  await cache.getOrCreate("/pt", render);
  await cache.getOrCreate("/pt", render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.size).toBe(0);
});

test("what is not cached is not made by looking for it", async () => {
  const cache = new ResponseCache();
  expect(cache.get("/pt")).toBeUndefined();
  await cache.getOrCreate("/pt", async () => PAGE);
  expect(cache.get("/pt")).toBe(PAGE);
  cache.clear();
  expect(cache.get("/pt")).toBeUndefined();
});
