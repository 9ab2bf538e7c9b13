import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { PageCache, type Rendered, respondWithPage } from "./page-cache.ts";

const PAGE = { html: "<h1>Olá</h1>".repeat(100), headers: { "Content-Type": "text/html" } };

function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<Rendered>();
  return { render: vi.fn<() => Promise<Rendered>>(() => promise), resolve, reject };
}

async function bodyOf(page: Awaited<ReturnType<PageCache["get"]>>): Promise<string> {
  const request = new Request("http://site.example/pt");
  return ("bodies" in page ? respondWithPage(page, request) : page).text();
}

test("a page is rendered once and answered from memory after that", async () => {
  const cache = new PageCache();
  const render = vi.fn<() => Promise<Rendered>>(async () => PAGE);
  const first = await cache.get("/pt", render);
  expect(await cache.get("/pt", render)).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);
});

test("requests at the same moment share one render", async () => {
  const cache = new PageCache();
  const { render, resolve } = pending();
  const asked = [1, 2, 3].map(() => cache.get("/pt", render));
  resolve(PAGE);
  const [first, ...others] = await Promise.all(asked);
  expect(others).toEqual([first, first]);
  expect(render).toHaveBeenCalledTimes(1);
});

test("an answer that may not be kept is shared but asked for again next time", async () => {
  const cache = new PageCache();
  const render = vi.fn<() => Promise<Response>>(async () => new Response("503", { status: 503 }));
  const shared = await Promise.all([cache.get("/pt", render), cache.get("/pt", render)]);
  expect(await Promise.all(shared.map(bodyOf))).toEqual(["503", "503"]);
  expect(render).toHaveBeenCalledTimes(1);
  await cache.get("/pt", render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.size).toBe(0);
});

test("a render that fails is no page: everybody waiting hears of it, the next one tries again", async () => {
  const cache = new PageCache();
  const { render, reject } = pending();
  const asked = [cache.get("/pt", render), cache.get("/pt", render)];
  reject(new Error("render"));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect("bodies" in (await cache.get("/pt", async () => PAGE))).toBe(true);
});

test("a render that a content change overtook is answered but not kept", async () => {
  const cache = new PageCache();
  const old = pending();
  const asked = cache.get("/pt", old.render);
  cache.clear();
  const fresh = await cache.get("/pt", async () => ({ ...PAGE, html: "new" }));
  old.resolve({ ...PAGE, html: "old" });
  expect(await bodyOf(await asked)).toBe("old");
  expect(await cache.get("/pt", async () => PAGE)).toBe(fresh);
});

test("whoever comes after a content change does not get the render that began before it", async () => {
  const cache = new PageCache();
  const old = pending();
  const before = cache.get("/pt", old.render);
  cache.clear();
  const after = cache.get("/pt", async () => ({ ...PAGE, html: "new" }));
  old.resolve({ ...PAGE, html: "old" });
  await before;
  expect(await bodyOf(await after)).toBe("new");
});

test("clearing forgets every page", async () => {
  const cache = new PageCache();
  await cache.get("/pt", async () => PAGE);
  await cache.get("/en", async () => PAGE);
  expect(cache.size).toBe(2);
  cache.clear();
  expect(cache.size).toBe(0);
});

test("the least recently used pages leave when the bytes run out", async () => {
  const one = await new PageCache().get("/one", async () => PAGE);
  if (!("bodies" in one)) throw new Error("not kept");
  const cache = new PageCache({ maximumBytes: one.size * 2 });
  const render = vi.fn<() => Promise<Rendered>>(async () => PAGE);
  for (const key of ["/one", "/two", "/one", "/three"]) await cache.get(key, render);
  expect(cache.size).toBe(2);
  expect(render).toHaveBeenCalledTimes(3);
  await cache.get("/one", render);
  expect(render).toHaveBeenCalledTimes(3);
  await cache.get("/two", render);
  expect(render).toHaveBeenCalledTimes(4);
});

test("a page greater than the whole room is answered all the same", async () => {
  const cache = new PageCache({ maximumBytes: 10 });
  expect(await bodyOf(await cache.get("/pt", async () => PAGE))).toBe(PAGE.html);
  expect(cache.size).toBe(0);
});

test("a page past its age is rendered anew", async () => {
  const cache = new PageCache({ maximumAgeMs: 0 });
  const render = vi.fn<() => Promise<Rendered>>(async () => PAGE);
  await cache.get("/pt", render);
  await cache.get("/pt", render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.size).toBe(1);
});

test("every stored encoding holds the same page", async () => {
  const page = await new PageCache().get("/pt", async () => PAGE);
  if (!("bodies" in page)) throw new Error("not kept");
  expect(brotliDecompressSync(page.bodies.br).toString()).toBe(PAGE.html);
  expect(gunzipSync(page.bodies.gzip).toString()).toBe(PAGE.html);
  expect(Buffer.from(page.bodies.identity).toString()).toBe(PAGE.html);
});
