import { expect, test, vi } from "vitest";
import { ResponseCache, type Made } from "./response-cache.ts";
import { respondFrom, cacheResponse } from "./cached-response.ts";

const HTML = "<h1>Olá</h1>".repeat(100);
const holding = (html: string) =>
  cacheResponse({ identity: new Uint8Array(Buffer.from(html)) }, { "Content-Type": "text/html" });
const PAGE = holding(HTML);

function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<Made>();
  return { render: vi.fn<() => Promise<Made>>(() => promise), resolve, reject };
}

async function bodyOf(made: Made): Promise<string> {
  return (
    "variants" in made ? respondFrom(made, new Request("http://site.example/pt")) : made
  ).text();
}

test("a page is rendered once and answered from memory after that", async () => {
  const cache = new ResponseCache();
  const render = vi.fn<() => Promise<Made>>(async () => PAGE);
  const first = await cache.get("/pt", render);
  expect(await cache.get("/pt", render)).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);
});

test("requests at the same moment share one render", async () => {
  const cache = new ResponseCache();
  const { render, resolve } = pending();
  const asked = [1, 2, 3].map(() => cache.get("/pt", render));
  resolve(PAGE);
  const [first, ...others] = await Promise.all(asked);
  expect(others).toEqual([first, first]);
  expect(render).toHaveBeenCalledTimes(1);
});

test("an answer that may not be kept is shared but asked for again next time", async () => {
  const cache = new ResponseCache();
  const render = vi.fn<() => Promise<Response>>(async () => new Response("503", { status: 503 }));
  const shared = await Promise.all([cache.get("/pt", render), cache.get("/pt", render)]);
  expect(await Promise.all(shared.map(bodyOf))).toEqual(["503", "503"]);
  expect(render).toHaveBeenCalledTimes(1);
  await cache.get("/pt", render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.size).toBe(0);
});

test("a render that fails is no page: everybody waiting hears of it, the next one tries again", async () => {
  const cache = new ResponseCache();
  const { render, reject } = pending();
  const asked = [cache.get("/pt", render), cache.get("/pt", render)];
  reject(new Error("render"));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect("variants" in (await cache.get("/pt", async () => PAGE))).toBe(true);
});

test("a render that a content change overtook is answered but not kept", async () => {
  const cache = new ResponseCache();
  const old = pending();
  const asked = cache.get("/pt", old.render);
  cache.clear();
  const fresh = await cache.get("/pt", async () => holding("new"));
  old.resolve(holding("old"));
  expect(await bodyOf(await asked)).toBe("old");
  expect(await cache.get("/pt", async () => PAGE)).toBe(fresh);
});

test("whoever comes after a content change does not get the render that began before it", async () => {
  const cache = new ResponseCache();
  const old = pending();
  const before = cache.get("/pt", old.render);
  cache.clear();
  const after = cache.get("/pt", async () => holding("new"));
  old.resolve(holding("old"));
  await before;
  expect(await bodyOf(await after)).toBe("new");
});

test("clearing forgets every page", async () => {
  const cache = new ResponseCache();
  await cache.get("/pt", async () => PAGE);
  await cache.get("/en", async () => PAGE);
  expect(cache.size).toBe(2);
  cache.clear();
  expect(cache.size).toBe(0);
});

test("the least recently used pages leave when the bytes run out", async () => {
  const cache = new ResponseCache({ maximumBytes: PAGE.size * 2 });
  const render = vi.fn<() => Promise<Made>>(async () => PAGE);
  for (const key of ["/one", "/two", "/one", "/three"]) await cache.get(key, render);
  expect(cache.size).toBe(2);
  expect(render).toHaveBeenCalledTimes(3);
  await cache.get("/one", render);
  expect(render).toHaveBeenCalledTimes(3);
  await cache.get("/two", render);
  expect(render).toHaveBeenCalledTimes(4);
});

test("a page greater than the whole room is answered all the same", async () => {
  const cache = new ResponseCache({ maximumBytes: 10 });
  expect(await bodyOf(await cache.get("/pt", async () => PAGE))).toBe(HTML);
  expect(cache.size).toBe(0);
});

test("a page past its age is rendered anew", async () => {
  const cache = new ResponseCache({ maximumAgeMs: 0 });
  const render = vi.fn<() => Promise<Made>>(async () => PAGE);
  await cache.get("/pt", render);
  await cache.get("/pt", render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.size).toBe(1);
});

test("what is not kept is not made when it is only looked for", async () => {
  const cache = new ResponseCache();
  expect(cache.stored("/pt")).toBeUndefined();
  await cache.get("/pt", async () => PAGE);
  expect(cache.stored("/pt")).toBe(PAGE);
  cache.clear();
  expect(cache.stored("/pt")).toBeUndefined();
});
