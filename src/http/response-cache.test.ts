import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, test, vi } from "vitest";
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

test("requests at the same moment share one render; one that may not be cached is made again the next time", async () => {
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

test("a failed render is not cached: everybody waiting hears of it, the next one tries again", async () => {
  const cache = new ResponseCache();
  const { render, reject } = pending();
  const asked = [cache.getOrCreate("/pt", render), cache.getOrCreate("/pt", render)];
  reject(new Error("render"));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect("variants" in (await cache.getOrCreate("/pt", async () => PAGE))).toBe(true);
});

test("a render that a content change overtook is sent but not cached, and nobody who asks after it gets it", async () => {
  const cache = new ResponseCache();
  const old = pending();
  const asked = cache.getOrCreate("/pt", old.render);
  cache.markStale();
  const fresh = await cache.getOrCreate("/pt", async () => holding("new"));
  expect(await bodyOf(fresh)).toBe("new");
  old.resolve(holding("old"));
  expect(await bodyOf(await asked)).toBe("old");
  expect(await cache.getOrCreate("/pt", async () => PAGE)).toBe(fresh);
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

test("a page past its age is rendered again", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  const cache = new ResponseCache({ maxAgeMs: 50 });
  const render = vi.fn<() => Promise<Created>>(async () => PAGE);
  await cache.getOrCreate("/pt", render);
  await cache.getOrCreate("/pt", render);
  expect(render).toHaveBeenCalledTimes(1);
  now.mockReturnValue(1060);
  // The cache looks at the clock once in a millisecond.
  await sleep(10);
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

describe("after a change of the content", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
    return () => vi.useRealTimers();
  });

  async function cacheOf(keys: readonly string[]) {
    const cache = new ResponseCache();
    for (const key of keys) await cache.getOrCreate(key, async () => holding(`old ${key}`));
    return cache;
  }
  const create = (key: string) => async () => holding(`new ${key}`);

  test("the old response goes out for less than two seconds, then never again", async () => {
    const cache = await cacheOf(["/pt"]);
    cache.markStale();
    vi.advanceTimersByTime(1999);
    const render = vi.fn<() => Promise<Created>>(create("/pt"));
    expect(await bodyOf(await cache.getOrCreate("/pt", render))).toBe("old /pt");
    expect(cache.get("/pt")?.isStale).toBe(true);
    expect(render).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(cache.get("/pt")).toBeUndefined();
    expect(await bodyOf(await cache.getOrCreate("/pt", render))).toBe("new /pt");
  });

  test("a second change gives the old response no more time", async () => {
    const cache = await cacheOf(["/pt", "/en"]);
    cache.markStale();
    await cache.renew("/en", create("/en"));
    vi.advanceTimersByTime(1500);
    cache.markStale();
    vi.advanceTimersByTime(500);
    expect(cache.get("/pt")).toBeUndefined();
    expect(await bodyOf(cache.get("/en") ?? expect.fail())).toBe("new /en");
    vi.advanceTimersByTime(1500);
    expect(cache.get("/en")).toBeUndefined();
  });

  test("a response made again takes the old one's place at once", async () => {
    const cache = await cacheOf(["/pt"]);
    cache.markStale();
    await cache.renew("/pt", create("/pt"));
    expect(await bodyOf(cache.get("/pt") ?? expect.fail())).toBe("new /pt");
    vi.advanceTimersByTime(10_000);
    expect(await bodyOf(cache.get("/pt") ?? expect.fail())).toBe("new /pt");
  });

  test("a visitor and the background share one making", async () => {
    const cache = await cacheOf(["/pt"]);
    cache.markStale();
    vi.advanceTimersByTime(2000);
    const { render, resolve } = pending();
    const visitor = cache.getOrCreate("/pt", render);
    const background = cache.renew("/pt", render);
    resolve(holding("new"));
    expect(await bodyOf(await visitor)).toBe("new");
    await background;
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("a making that fails or may not be cached leaves the old response its time", async () => {
    const cache = await cacheOf(["/pt", "/en"]);
    cache.markStale();
    const failing = cache.renew("/pt", () => Promise.reject(new Error("render")));
    await expect(failing).rejects.toThrow("render");
    await cache.renew("/en", async () => new Response("503", { status: 503 }));
    expect(await bodyOf(cache.get("/pt") ?? expect.fail())).toBe("old /pt");
    expect(await bodyOf(cache.get("/en") ?? expect.fail())).toBe("old /en");
    vi.advanceTimersByTime(2000);
    expect([cache.get("/pt"), cache.get("/en")]).toEqual([undefined, undefined]);
  });

  test("old and new responses share the cache's bytes, and the old ones are dropped after two seconds", async () => {
    const cache = new ResponseCache({ maxBytes: PAGE.size * 2 });
    for (const key of ["/one", "/two"]) await cache.getOrCreate(key, async () => PAGE);
    cache.markStale();
    await cache.getOrCreate("/three", async () => PAGE);
    expect([cache.size, cache.bytes]).toEqual([2, PAGE.size * 2]);
    vi.advanceTimersByTime(2000);
    expect([cache.size, cache.bytes]).toEqual([1, PAGE.size]);
  });

  test("no proxy stores an old response; its ETag is its own", async () => {
    const stored = (html: string) =>
      cacheResponse(
        { identity: new Uint8Array(Buffer.from(html)) },
        { "Cache-Control": "public, max-age=0, s-maxage=60" },
      );
    const cache = new ResponseCache();
    await cache.getOrCreate("/pt", async () => stored("old"));
    const ask = (etag = "") => {
      const cached = cache.get("/pt") ?? expect.fail();
      return respondFrom(
        cached,
        new Request("http://site.example/pt", { headers: { "If-None-Match": etag } }),
      );
    };
    const etag = ask().headers.get("ETag") ?? "";
    cache.markStale();
    for (const [old, status] of [
      [ask(), 200],
      [ask(etag), 304],
    ] as const) {
      expect([old.status, old.headers.get("Cache-Control"), old.headers.get("ETag")]).toEqual([
        status,
        "no-cache",
        etag,
      ]);
    }
    await cache.renew("/pt", async () => stored("new"));
    const renewed = ask(etag);
    expect(renewed.status).toBe(200);
    expect(renewed.headers.get("ETag")).not.toBe(etag);
    expect(renewed.headers.get("Cache-Control")).toContain("s-maxage=60");
  });
});
